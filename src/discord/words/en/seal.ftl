# What binds the dice. Hashes have 64 digits.

dice-sealed = -# 🔒 Sealed dice, with the fingerprint `{ $commitment }`.
# At the start of a game. Both hashes are cut.
dice-sealed-at-start = { $brought ->
    [one] 🔒 Sealed dice. The secret’s fingerprint begins with { $secret }, that of the one contribution with { $mark }. `/verify` shows both in full.
   *[other] 🔒 Sealed dice. The secret’s fingerprint begins with { $secret }, that of the { $brought } contributions with { $mark }. `/verify` shows both in full.
  }
# For the status of a game. In a lobby, $brought counts the contributions so far.
dice-sealed-status = { $brought ->
    [0] -# 🔒 Sealed dice. The SHA-256 of the secret is `{ $commitment }`.
    [one] -# 🔒 Sealed dice. The SHA-256 of the secret is `{ $commitment }`. The seed has one contribution so far.
   *[other] -# 🔒 Sealed dice. The SHA-256 of the secret is `{ $commitment }`. The seed has { $brought } contributions so far.
  }
dice-contributions = { $brought ->
    [one] -# The SHA-256 of the one contribution by the players is `{ $mark }`.
   *[other] -# The SHA-256 of the { $brought } contributions by the players is `{ $mark }`.
  }
dice-opened = -# 🔓 The dice were sealed with `{ $commitment }`, the SHA-256 of the secret `{ $secret }`.
dice-chain = -# The last link of the chain is `{ $head }`.
dice-verify = -# `/verify` works it all out again.
dice-unsealed = ⚠️ **Unsealed dice:** the host chose the seed. Anyone who knows it knows every die and card.
dice-unsealed-mark = -# ⚠️ Unsealed dice: the host chose the seed.
dice-unsealed-at-start = The dice aren’t sealed, because the host chose the seed.
