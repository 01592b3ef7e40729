/**
 * The three functions of reflect-metadata that inversify calls, for bindings without decorators: an eighth of the library.
 * Metadata of a key on a target, or on one of its properties; `getMetadata` also looks at what the target inherits from.
 */
type Property = PropertyKey | undefined
const kept = new WeakMap<object, Map<Property, Map<unknown, unknown>>>()

const entriesOf = (target: object, property: Property) => kept.get(target)?.get(property)

function defineMetadata(key: unknown, value: unknown, target: object, property?: PropertyKey): void {
  const properties = kept.get(target) ?? new Map<Property, Map<unknown, unknown>>()
  const entries = properties.get(property) ?? new Map<unknown, unknown>()
  kept.set(target, properties.set(property, entries.set(key, value)))
}

const getOwnMetadata = (key: unknown, target: object, property?: PropertyKey): unknown =>
  entriesOf(target, property)?.get(key)

function getMetadata(key: unknown, target: object, property?: PropertyKey): unknown {
  for (let owner: object | null = target; owner; owner = Object.getPrototypeOf(owner) as object | null) {
    const entries = entriesOf(owner, property)
    if (entries?.has(key)) return entries.get(key)
  }
  return undefined
}

Object.assign(Reflect, { defineMetadata, getOwnMetadata, getMetadata })
