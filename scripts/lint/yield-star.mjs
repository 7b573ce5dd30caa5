/**
 * Our rules of play are generators. Calling one only makes it; `yield*` plays it. A call that is neither delegated to,
 * iterated nor handed to something that asks for a generator does nothing at all, silently. This rule finds such calls,
 * and generator functions put where a plain function is expected, which nobody would ever run.
 */

const RUNS_NOTHING =
  'This call only creates a generator and plays nothing. Write `yield* {{call}}`, or, if it is meant to be kept, ' +
  'give the variable a type.'
const NOBODY_PLAYS =
  'A generator function stands where a plain function is expected, so nobody will play what it yields.'

const ITERATION_METHODS = new Set(['next', 'return', 'throw'])

export const yieldStar = {
  meta: {
    type: 'problem',
    docs: { description: 'a generator is played with yield*, or it is a silent bug' },
    messages: { runsNothing: RUNS_NOTHING, nobodyPlays: NOBODY_PLAYS },
    schema: [],
  },

  create(context) {
    const services = context.sourceCode.parserServices
    const checker = services.program.getTypeChecker()
    const tsNode = (node) => services.esTreeNodeToTSNodeMap.get(node)

    const partsOf = (type) => (type.isUnion() ? type.types : [type])
    const isNamed = (type, name) => (type.symbol ?? type.aliasSymbol)?.name === name
    const isGenerator = (type) =>
      partsOf(type).some(
        (part) =>
          isNamed(part, 'Generator') ||
          (part.isClassOrInterface() && (checker.getBaseTypes(part) ?? []).some((base) => isGenerator(base))),
      )

    /** Does a place of this type ask for something to be iterated? `unknown`, `any`, `void` and `boolean` do not. */
    const asksForIteration = (type) =>
      partsOf(type).some(
        (part) =>
          part.isTypeParameter() ||
          part.getProperty('next') !== undefined ||
          part.getProperties().some((property) => property.escapedName.startsWith('___@iterator')),
      )

    const typeOf = (node) => checker.getTypeAtLocation(tsNode(node))
    const expectedAt = (node) => checker.getContextualType(tsNode(node))
    const isKeptAt = (node) => {
      const expected = expectedAt(node)
      return expected !== undefined && asksForIteration(expected)
    }

    /** The type of the parameter that takes this argument, after inference. */
    function parameterFor(call, argument) {
      const signature = checker.getResolvedSignature(tsNode(call))
      const index = call.arguments.indexOf(argument)
      if (signature === undefined || index < 0) return undefined
      const parameters = signature.getParameters()
      const at = Math.min(index, parameters.length - 1)
      const parameter = parameters[at]
      if (parameter === undefined) return undefined
      const type = checker.getTypeOfSymbolAtLocation(parameter, tsNode(call))
      const isRest =
        at === parameters.length - 1 && (parameter.valueDeclaration?.dotDotDotToken ?? undefined) !== undefined
      if (!isRest) return type
      return checker.getIndexTypeOfType(type, 1 /* number */) ?? type
    }

    /** The type that the object around it asks of a property, methods included. */
    function expectedOf(property) {
      const object = expectedAt(property.parent)
      const name = property.computed ? undefined : (property.key.name ?? String(property.key.value))
      const member = name === undefined ? undefined : object?.getProperty(name)
      if (member) return checker.getTypeOfSymbolAtLocation(member, tsNode(property))
      return object?.getStringIndexType()
    }

    /** What is returned goes to the caller, unless the function itself is a generator or its caller ignores results. */
    function isReturnedToAPlayer(returned) {
      let scope = returned.parent
      while (scope && !/Function/.test(scope.type)) scope = scope.parent
      if (!scope || scope.generator) return false
      const expected = scope.returnType ? undefined : expectedAt(scope)
      if (expected === undefined) return true
      const signatures = expected.getCallSignatures()
      return signatures.length === 0 || signatures.some((signature) => asksForIteration(signature.getReturnType()))
    }

    function isPlayed(node) {
      const { parent } = node
      switch (parent.type) {
        case 'ChainExpression':
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
        case 'TSNonNullExpression':
        case 'TSTypeAssertion':
          return isPlayed(parent)
        case 'ConditionalExpression':
          return parent.test !== node && isPlayed(parent)
        case 'LogicalExpression':
          return (parent.right === node || parent.operator === '??') && isPlayed(parent)
        case 'SequenceExpression':
          return parent.expressions.at(-1) === node && isPlayed(parent)
        case 'YieldExpression':
          return parent.delegate
        case 'ForOfStatement':
          return parent.right === node
        case 'SpreadElement':
          return parent.parent.type !== 'ObjectExpression'
        case 'ReturnStatement':
          return isReturnedToAPlayer(node)
        case 'ArrowFunctionExpression':
          return parent.body === node && isReturnedToAPlayer(node)
        case 'MemberExpression':
          return (
            parent.object === node &&
            (parent.computed || parent.parent.type === 'CallExpression') &&
            (parent.computed || ITERATION_METHODS.has(parent.property.name))
          )
        case 'VariableDeclarator':
          return parent.id.type === 'ArrayPattern' || parent.id.typeAnnotation !== undefined
        case 'PropertyDefinition':
          return parent.value === node && parent.typeAnnotation !== undefined
        case 'AssignmentExpression':
          return parent.right === node && (parent.left.type === 'ArrayPattern' || asksForIteration(typeOf(parent.left)))
        case 'CallExpression':
        case 'NewExpression': {
          if (parent.callee === node || parent.callee.name === 'Boolean') return false
          const parameter = parameterFor(parent, node)
          return parameter !== undefined && asksForIteration(parameter)
        }
        case 'Property':
        case 'ArrayExpression':
        case 'AssignmentPattern':
          return isKeptAt(node)
        default:
          return false
      }
    }

    const makesGenerators = (type) =>
      type.getCallSignatures().some((signature) => isGenerator(signature.getReturnType()))
    const takesPlainFunctionsOnly = (type) => {
      const signatures = partsOf(type).flatMap((part) => part.getCallSignatures())
      return (
        signatures.length > 0 &&
        !signatures.some((signature) => asksForIteration(signature.getReturnType())) &&
        signatures.every((signature) => {
          const shown = checker.typeToString(signature.getReturnType())
          return shown === 'void' || shown === 'unknown' || shown === 'any'
        })
      )
    }

    function checkCall(node) {
      if (isGenerator(typeOf(node)) && !isPlayed(node)) {
        const call = context.sourceCode.getText(node).replace(/\s+/g, ' ')
        const data = { call: call.length > 60 ? `${call.slice(0, 57)}…` : call }
        context.report({ node, messageId: 'runsNothing', data })
      }
    }

    /** An arrow that returns a generator is reported at its return, once. */
    const isReportedAtItsReturn = (node) =>
      (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') && !node.generator

    function checkFunction(node, expected) {
      if (isReportedAtItsReturn(node) || expected === undefined) return
      if (takesPlainFunctionsOnly(expected) && makesGenerators(typeOf(node))) {
        context.report({ node, messageId: 'nobodyPlays' })
      }
    }

    return {
      'CallExpression, NewExpression'(node) {
        checkCall(node)
        for (const argument of node.arguments) {
          if (argument.type !== 'SpreadElement' && !/Literal|Template|Object|Array(?!Function)/.test(argument.type)) {
            checkFunction(argument, parameterFor(node, argument))
          }
        }
      },
      'ObjectExpression > Property'(node) {
        if (/FunctionExpression|Identifier|MemberExpression/.test(node.value.type)) {
          checkFunction(node.value, expectedOf(node))
        }
      },
    }
  },
}
