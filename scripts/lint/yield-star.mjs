import { asksForIteration, GeneratorTypes } from './generator-types.mjs'

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
    const types = new GeneratorTypes(context.sourceCode.parserServices)

    function checkCall(node) {
      if (types.isGenerator(types.typeOf(node)) && !isPlayed(types, node)) {
        const call = context.sourceCode.getText(node).replace(/\s+/g, ' ')
        const data = { call: call.length > 60 ? `${call.slice(0, 57)}…` : call }
        context.report({ node, messageId: 'runsNothing', data })
      }
    }

    function checkFunction(node, expected) {
      if (isReportedAtItsReturn(node) || expected === undefined) return
      if (types.takesPlainFunctionsOnly(expected) && types.makesGenerators(types.typeOf(node))) {
        context.report({ node, messageId: 'nobodyPlays' })
      }
    }

    return {
      'CallExpression, NewExpression'(node) {
        checkCall(node)
        for (const argument of node.arguments) {
          if (argument.type !== 'SpreadElement' && !/Literal|Template|Object|Array(?!Function)/.test(argument.type)) {
            checkFunction(argument, types.parameterFor(node, argument))
          }
        }
      },
      'ObjectExpression > Property'(node) {
        if (/FunctionExpression|Identifier|MemberExpression/.test(node.value.type)) {
          checkFunction(node.value, types.expectedOf(node))
        }
      },
    }
  },
}

/** An arrow that returns a generator is reported at its return, once. */
const isReportedAtItsReturn = (node) =>
  (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') && !node.generator

/** Is this call delegated to, iterated, or put where something asks for a generator? */
function isPlayed(types, node) {
  const { parent } = node
  switch (parent.type) {
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return isPlayed(types, parent)
    case 'ConditionalExpression':
      return parent.test !== node && isPlayed(types, parent)
    case 'LogicalExpression':
      return (parent.right === node || parent.operator === '??') && isPlayed(types, parent)
    case 'SequenceExpression':
      return parent.expressions.at(-1) === node && isPlayed(types, parent)
    case 'YieldExpression':
      return parent.delegate
    case 'ForOfStatement':
      return parent.right === node
    case 'SpreadElement':
      return parent.parent.type !== 'ObjectExpression'
    case 'ReturnStatement':
      return isReturnedToAPlayer(types, node)
    case 'ArrowFunctionExpression':
      return parent.body === node && isReturnedToAPlayer(types, node)
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
      return (
        parent.right === node && (parent.left.type === 'ArrayPattern' || asksForIteration(types.typeOf(parent.left)))
      )
    case 'CallExpression':
    case 'NewExpression': {
      if (parent.callee === node || parent.callee.name === 'Boolean') return false
      const parameter = types.parameterFor(parent, node)
      return parameter !== undefined && asksForIteration(parameter)
    }
    case 'Property':
    case 'ArrayExpression':
    case 'AssignmentPattern':
      return isKeptAt(types, node)
    default:
      return false
  }
}

function isKeptAt(types, node) {
  const expected = types.expectedAt(node)
  return expected !== undefined && asksForIteration(expected)
}

/** What is returned goes to the caller, unless the function itself is a generator or its caller ignores results. */
function isReturnedToAPlayer(types, returned) {
  let scope = returned.parent
  while (scope && !/Function/.test(scope.type)) scope = scope.parent
  if (!scope || scope.generator) return false
  const expected = scope.returnType ? undefined : types.expectedAt(scope)
  if (expected === undefined) return true
  const signatures = expected.getCallSignatures()
  return signatures.length === 0 || signatures.some((signature) => asksForIteration(signature.getReturnType()))
}
