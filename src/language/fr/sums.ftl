# How a number came about: a title, its parts, and the total.

sum = { $title } : { $parts } = { $total }
sum-single = { $title } : { $parts }
sum-dice = { $dice ->
    [one] dé { $values }
   *[other] dés { $values }
  }
sum-dice-ruled = { $dice ->
    [one] dé { $values } ({ $rule })
   *[other] dés { $values } ({ $rule })
  }
sum-part = { $value } { $source }
sum-part-ruled = { $value } { $source } ({ $rule })
