import { describe, expect, it } from 'vitest'
import { blocks, type Block, type List, type Node } from '../../src/sandbox/web/model/markdown.ts'

// Discord's Markdown by example: a text, and its tree.

const node = (one: Node): string => {
  if (typeof one === 'string') return one
  switch (one.kind) {
    case 'code':
      return `code(${one.text})`
    case 'link':
      return `link(${one.inside.map(node).join('')} → ${one.address})`
    case 'time':
      return `time(${one.seconds} ${one.style})`
    case 'emoji':
      return `emoji(${one.name} ${one.id})`
    case 'user':
    case 'role':
    case 'channel':
      return `${one.kind}(${one.id})`
    case 'command':
    case 'all':
      return `${one.kind}(${one.name})`
    default:
      return `${one.kind}(${one.inside.map(node).join('')})`
  }
}
const list = ({ first, items }: List): string => {
  const inside = items.map((item) => [item.inside.map(node).join(''), ...item.lists.map(list)].join(' '))
  return `${first ?? ''}[${inside.join(' | ')}]`
}
const block = (one: Block): string => {
  switch (one.kind) {
    case 'words':
      return one.inside.map(node).join('')
    case 'heading':
      return `h${one.level}(${one.inside.map(node).join('')})`
    case 'small':
      return `small(${one.inside.map(node).join('')})`
    case 'quote':
      return `quote(${one.blocks.map(block).join(' / ')})`
    case 'list':
      return list(one.list)
    case 'pre':
      return `pre(${one.text})`
  }
}
const read = (text: string): string => blocks(text).map(block).join(' / ')

describe('inline Markdown', () => {
  it.each([
    ['*a* _b_ **c** __d__ ~~e~~ ||f|| `g`', 'em(a) em(b) strong(c) u(d) s(e) spoiler(f) code(g)'],
    ['**bold *and italic* again**', 'strong(bold em(and italic) again)'],
    ['*italic **and bold** again*', 'em(italic strong(and bold) again)'],
    ['***both***', 'em(strong(both))'],
    ['***both at first* bold**', 'strong(em(both at first) bold)'],
    ['**bold *and italic***', 'strong(bold em(and italic))'],
    ['__line *and italic*__ and ~~**x**~~', 'u(line em(and italic)) and s(strong(x))'],
    ['||a **hidden** word||', 'spoiler(a strong(hidden) word)'],
    ['snake_case_name and 2*3*4', 'snake_case_name and 2em(3)4'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['**open and *open', '**open and *open'],
    [String.raw`\*not\* \_this\_ C:\dir`, String.raw`*not* _this_ C:\dir`],
    ['``a ` b`` `**c**`', 'code(a ` b) code(**c**)'],
    ['line\nbreak', 'line\nbreak'],
  ])('%j', (text, meant) => expect(read(text)).toBe(meant))
})

describe('mentions and other references', () => {
  it.each([
    ['<@12> <@!12> <@&34> <#56>', 'user(12) user(12) role(34) channel(56)'],
    ['</game new:78> @everyone @here', 'command(game new) all(@everyone) all(@here)'],
    ['<:sword:90> <a:flame:91>', 'emoji(sword 90) emoji(flame 91)'],
    ['<t:1767225600> <t:1767225600:R>', 'time(1767225600 f) time(1767225600 R)'],
    ['<t:99999999999999999:R> <t:x:R> <t:1:q>', '<t:99999999999999999:R> <t:x:R> <t:1:q>'],
    ['<t:8640000000001:F>', '<t:8640000000001:F>'],
    ['[the *rules*](https://a.org/b_(c))', 'link(the em(rules) → https://a.org/b_(c))'],
    ['[quiet](<https://a.org> "title")', 'link(quiet → https://a.org)'],
    ['[no](javascript:alert(1))', '[no](javascript:alert(1))'],
    [
      'see https://a.org/x_y_z. Or <https://b.org>',
      'see link(https://a.org/x_y_z → https://a.org/x_y_z). Or link(https://b.org → https://b.org)',
    ],
    ['**https://a.org**', 'strong(link(https://a.org → https://a.org))'],
    ['<script>alert(1)</script> &amp;', '<script>alert(1)</script> &amp;'],
  ])('%j', (text, meant) => expect(read(text)).toBe(meant))
})

describe('block Markdown', () => {
  it.each([
    ['# One\n## Two\n### **Three**', 'h1(One) / h2(Two) / h3(strong(Three))'],
    ['#no heading\n#### nor this', '#no heading\n#### nor this'],
    ['a # in between', 'a # in between'],
    ['-# small *print*\nafter', 'small(small em(print)) / after'],
    ['- a\n- b\n  - c\n    - d\n- e', '[a | b [c [d]] | e]'],
    ['* a\n  goes on\n* b', '[a\ngoes on | b]'],
    ['1. a\n2. b\n   - c', '1[a | b [c]]'],
    ['3. third\n4. fourth', '3[third | fourth]'],
    ['-no list\n**- neither**', '-no list\nstrong(- neither)'],
    ['words\n- a\nafter', 'words / [a] / after'],
    ['> a\n> **b**\nafter', 'quote(a\nstrong(b)) / after'],
    ['> # a\n> - b', 'quote(h1(a) / [b])'],
    ['> > a', 'quote(> a)'],
    ['>no quote', '>no quote'],
    ['before\n>>> all\n- of it', 'before / quote(all / [of it])'],
    ['```js\nlet *x* = 1\n```', 'pre(let *x* = 1)'],
    ['see ```+1 a\n- b``` here', 'see  / pre(+1 a\n- b) /  here'],
    ['> ```\n> x\n> ```', 'quote(pre(x))'],
    ['```not closed', '```not closed'],
    ['one\n\ntwo', 'one\n\ntwo'],
  ])('%j', (text, meant) => expect(read(text)).toBe(meant))
})

it('parsing terminates on difficult text', () => {
  for (const nasty of [
    '*'.repeat(4000),
    '_a '.repeat(1300),
    '`'.repeat(4000),
    '||'.repeat(2000),
    '[('.repeat(2000),
    '**a *b '.repeat(500),
    '> '.repeat(2000),
    '- '.repeat(2000),
  ])
    expect(read(nasty).length).toBeGreaterThan(0)
})
