/** What the type checker says about a node: its type, and the type that its place asks for. */
export class GeneratorTypes {
  #checker
  #nodes

  constructor(services) {
    this.#checker = services.program.getTypeChecker()
    this.#nodes = services.esTreeNodeToTSNodeMap
  }

  typeOf(node) {
    return this.#checker.getTypeAtLocation(this.#nodes.get(node))
  }

  expectedAt(node) {
    return this.#checker.getContextualType(this.#nodes.get(node))
  }

  isGenerator(type) {
    return partsOf(type).some(
      (part) =>
        isNamed(part, 'Generator') ||
        (part.isClassOrInterface() && (this.#checker.getBaseTypes(part) ?? []).some((base) => this.isGenerator(base))),
    )
  }

  makesGenerators(type) {
    return type.getCallSignatures().some((signature) => this.isGenerator(signature.getReturnType()))
  }

  takesPlainFunctionsOnly(type) {
    const signatures = partsOf(type).flatMap((part) => part.getCallSignatures())
    return (
      signatures.length > 0 &&
      !signatures.some((signature) => asksForIteration(signature.getReturnType())) &&
      signatures.every((signature) => {
        const shown = this.#checker.typeToString(signature.getReturnType())
        return shown === 'void' || shown === 'unknown' || shown === 'any'
      })
    )
  }

  /** The type of the parameter that takes this argument, after inference. */
  parameterFor(call, argument) {
    const signature = this.#checker.getResolvedSignature(this.#nodes.get(call))
    const index = call.arguments.indexOf(argument)
    if (signature === undefined || index < 0) return undefined
    const parameters = signature.getParameters()
    const at = Math.min(index, parameters.length - 1)
    const parameter = parameters[at]
    if (parameter === undefined) return undefined
    const type = this.#checker.getTypeOfSymbolAtLocation(parameter, this.#nodes.get(call))
    const isRest =
      at === parameters.length - 1 && (parameter.valueDeclaration?.dotDotDotToken ?? undefined) !== undefined
    if (!isRest) return type
    return this.#checker.getIndexTypeOfType(type, 1 /* number */) ?? type
  }

  /** The type that the object around it asks of a property, methods included. */
  expectedOf(property) {
    const object = this.expectedAt(property.parent)
    const name = property.computed ? undefined : (property.key.name ?? String(property.key.value))
    const member = name === undefined ? undefined : object?.getProperty(name)
    if (member) return this.#checker.getTypeOfSymbolAtLocation(member, this.#nodes.get(property))
    return object?.getStringIndexType()
  }
}

const partsOf = (type) => (type.isUnion() ? type.types : [type])
const isNamed = (type, name) => (type.symbol ?? type.aliasSymbol)?.name === name

/** Does a place of this type ask for something to be iterated? `unknown`, `any`, `void` and `boolean` do not. */
export function asksForIteration(type) {
  return partsOf(type).some(
    (part) =>
      part.isTypeParameter() ||
      part.getProperty('next') !== undefined ||
      part.getProperties().some((property) => property.escapedName.startsWith('___@iterator')),
  )
}
