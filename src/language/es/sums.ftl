# How a number came about: a title, its parts, and the total.

sum = { $title }: { $parts } = { $total }
# There is only one part, or none: it is the total.
sum-single = { $title }: { $parts }
# $values: “5 + 3”.
sum-dice = { $dice ->
    [one] dado { $values }
   *[other] dados { $values }
  }
sum-dice-ruled = { $dice ->
    [one] dado { $values } ({ $rule })
   *[other] dados { $values } ({ $rule })
  }
sum-part = { $value } { $source }
sum-part-ruled = { $value } { $source } ({ $rule })
