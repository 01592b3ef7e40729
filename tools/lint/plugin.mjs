/** Global objects whose properties read the clock, chance or the machine; in the domain these are arguments or ports. */
const AMBIENT = {
  Date: ['now'],
  Math: ['random'],
  performance: ['now', 'timeOrigin'],
  crypto: ['randomUUID', 'getRandomValues'],
}

const noAmbientReads = {
  meta: { type: 'problem', docs: { description: 'The domain reads no clock and no chance of its own.' } },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) report(context, node, 'new Date()')
    },
    CallExpression(node) {
      if (node.callee.name === 'Date') report(context, node, 'Date()')
    },
    MemberExpression(node) {
      const property = node.computed ? node.property.value : node.property.name
      if (AMBIENT[node.object.name]?.includes(property))
        report(context, node, `${node.object.name}.${property}`)
    },
  }),
}

const report = (context, node, what) =>
  context.report({
    node,
    message: `${what} is an ambient read: take a Clock, Random or IdSource, or the value, as an argument.`,
  })

export default { meta: { name: 'caderno' }, rules: { 'no-ambient-reads': noAmbientReads } }
