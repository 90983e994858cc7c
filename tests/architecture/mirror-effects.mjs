/**
 * The parts of a syntax tree that are read here; each kind of node has some of them.
 * @typedef {{ type: string, range: [number, number], parent: Syntax, name: string,
 *   computed: boolean, arguments: Syntax[], body: Syntax & Syntax[], callee: Syntax, property: Syntax,
 *   object: Syntax, test: Syntax, left: Syntax, right: Syntax, init: Syntax | null }} Syntax
 * @typedef {{ scope: { type: string }, defs: { type: string, name: Syntax, node: Syntax }[] }} Variable
 * @typedef {{ upper: Scope | null, set: Map<string, Variable> }} Scope
 * @typedef {(identifier: Syntax) => Variable | undefined} VariableOf
 * @typedef {{ report: (problem: { node: Syntax, message: string }) => void,
 *   sourceCode: { getScope: (node: Syntax) => Scope } }} Context
 */

const effects = /^use(Layout|Insertion)?Effect$/;
const instances = /^(useRef|useRouter|useEffectEvent)$/;

/**
 * A machine's `send` comes from a hook or a prop, or is an actor's method.
 * @type {(call: Syntax, variableOf: VariableOf) => boolean}
 */
const isSend = ({ callee }, variableOf) =>
  callee.type === 'Identifier'
    ? callee.name.startsWith('send') && variableOf(callee)?.scope.type !== 'module'
    : callee.type === 'MemberExpression' && callee.property.name === 'send';
/** @type {(call: Syntax) => boolean} */
const isSubscribe = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.property.name === 'subscribe';

/**
 * @param {unknown} part
 * @returns {part is Syntax}
 */
const isSyntax = (part) =>
  typeof part === 'object' && part !== null && 'range' in part && 'type' in part;

/**
 * Returns the nodes at or below one.
 * @type {(node: Syntax) => Syntax[]}
 */
function nodesIn(node) {
  const below = Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => /** @type {unknown} */ (value))
    .filter(isSyntax);
  return [node, ...below.flatMap(nodesIn)];
}

/**
 * Returns the conditions on which a node of an effect depends, early returns included.
 * @type {(node: Syntax, effect: Syntax) => Syntax[]}
 */
function conditionsOf(node, effect) {
  /** @type {Syntax[]} */
  const found = [];
  for (let inner = node; inner !== effect; inner = inner.parent) {
    const { parent } = inner;
    if (parent.test && parent.test !== inner) found.push(parent.test);
    if (parent.type === 'LogicalExpression' && parent.right === inner) found.push(parent.left);
    if (parent.type === 'BlockStatement')
      for (const { type, test, range } of parent.body)
        if (type === 'IfStatement' && range[1] <= inner.range[0]) found.push(test);
  }
  return found;
}

/**
 * Returns the values of a render on which a node of an effect depends.
 * @type {(node: Syntax, effect: Syntax, variableOf: VariableOf) => string[]}
 */
function valuesIn(node, effect, variableOf) {
  return nodesIn(node)
    .filter(({ type, parent, name }) => {
      if (type !== 'Identifier' || !name) return false;
      const isName = parent.type === 'MemberExpression' && !parent.computed;
      return !(isName && parent.property.name === name && parent.object.name !== name);
    })
    .flatMap((identifier) => {
      const variable = variableOf(identifier);
      const definition = variable?.defs[0];
      if (!variable || !definition || ['ImportBinding', 'FunctionName'].includes(definition.type))
        return [];
      const [start, end] = definition.name.range;
      const { init } = definition.node;
      if (start >= effect.range[0] && end <= effect.range[1])
        return definition.type === 'Variable' && init ? valuesIn(init, effect, variableOf) : [];
      if (variable.scope.type === 'module') return [];
      return init?.callee && instances.test(init.callee.name) ? [] : [identifier.name];
    });
}

/** An effect that sends a value, or follows a store, makes a second owner of a fact. */
const mirrorEffect = {
  /** @type {(context: Context) => object} */
  create: ({ report, sourceCode }) => {
    /** @type {VariableOf} */
    const variableOf = (identifier) => {
      /** @type {Scope | null} */
      let scope = sourceCode.getScope(identifier);
      for (; scope; scope = scope.upper)
        if (scope.set.has(identifier.name)) return scope.set.get(identifier.name);
      return undefined;
    };
    return {
      /** @type {(call: Syntax) => void} */
      CallExpression(call) {
        const [effect] = call.arguments;
        if (!effects.test(call.callee.name) || !effect?.body) return;
        const calls = nodesIn(effect.body).filter(({ type }) => type === 'CallExpression');
        for (const sent of calls.filter((inner) => isSend(inner, variableOf))) {
          const sources = [...sent.arguments, ...conditionsOf(sent, effect)];
          const values = sources.flatMap((source) => valuesIn(source, effect, variableOf));
          if (values.length > 0)
            report({
              node: sent,
              message: `The effect sends what it was given: ${values.join(', ')}.`,
            });
          else if (calls.some(isSubscribe))
            report({
              node: sent,
              message: 'An actor of the machine watches a store, not an effect.',
            });
        }
      },
    };
  },
};

export default { meta: { name: 'owners' }, rules: { 'mirror-effect': mirrorEffect } };
