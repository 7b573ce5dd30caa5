# How a number came about: a title, its parts, and the total.

sum = { $title }: { $parts } = { $total }
sum-single = { $title }: { $parts }
sum-dice = { $dice ->
    [one] Würfel { $values }
   *[other] Würfel { $values }
  }
sum-dice-ruled = { $dice ->
    [one] Würfel { $values } ({ $rule })
   *[other] Würfel { $values } ({ $rule })
  }
sum-part = { $value } { $source }
sum-part-ruled = { $value } { $source } ({ $rule })
