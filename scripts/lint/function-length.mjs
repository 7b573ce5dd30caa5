/**
 * Limits the length of a function, counted in lines that aren't blank. A callback of `describe` may be longer: it only
 * groups tests, each of which the limit holds for.
 */
export const functionLength = {
  meta: {
    type: 'suggestion',
    docs: { description: 'a function fits on a screen' },
    messages: { long: 'This function has {{lines}} lines, and at most {{max}} are allowed: split it at a seam.' },
    schema: [{ type: 'object', properties: { max: { type: 'integer' } }, required: ['max'] }],
  },

  create(context) {
    const [{ max }] = context.options
    const { lines } = context.sourceCode

    return {
      ':function'(node) {
        if (isCallbackOfDescribe(node)) return
        const { start, end } = (isMethod(node) ? node.parent : node).loc
        const count = lines.slice(start.line - 1, end.line).filter((line) => line.trim() !== '').length
        if (count > max) context.report({ node, messageId: 'long', data: { lines: count, max } })
      },
    }
  },
}

/** A method begins with its name, which stands before the function itself. */
const isMethod = ({ parent }) =>
  parent.type === 'MethodDefinition' || (parent.type === 'Property' && (parent.method || parent.kind !== 'init'))

/** Also of `describe.skip(…)` and `describe.each(…)(…)`. */
function isCallbackOfDescribe({ parent }) {
  if (parent.type !== 'CallExpression') return false
  let callee = parent.callee
  while (callee.type === 'MemberExpression' || callee.type === 'CallExpression')
    callee = callee.type === 'MemberExpression' ? callee.object : callee.callee
  return callee.type === 'Identifier' && callee.name === 'describe'
}
