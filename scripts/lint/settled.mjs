/**
 * Forbids tests to expect anything of a promise itself: any two promises are alike, whatever their outcomes. A test
 * awaits it, or expects it to resolve or to reject.
 */
export const settled = {
  meta: {
    type: 'problem',
    docs: { description: 'a test expects something of what comes of a promise' },
    messages: { settled: 'This is a promise, not what comes of it: await it, or say `resolves` or `rejects`.' },
    schema: [],
  },

  create(context) {
    const services = context.sourceCode.parserServices
    const checker = services.program.getTypeChecker()

    const isPromise = (node) => {
      const type = checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node))
      return (type.isUnion() ? type.types : [type]).some(({ symbol }) => symbol?.name === 'Promise')
    }
    const asks = ({ parent }) => (parent.type === 'MemberExpression' ? parent.property.name : undefined)

    return {
      "CallExpression[callee.name='expect']"(node) {
        const [subject] = node.arguments
        if (!subject || subject.type === 'SpreadElement' || ['resolves', 'rejects'].includes(asks(node))) return
        if (isPromise(subject)) context.report({ node: subject, messageId: 'settled' })
      },
    }
  },
}
