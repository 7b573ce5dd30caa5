# Replies to single presses and forms.

grid-noted = Noted. { $marks }
grid-mark = { $row }: { $value }.
grid-mark-none = { $row }: no mark.
order-given = Standing order set. { $title }: { $value }.
rollback-look-title = A look at that moment
