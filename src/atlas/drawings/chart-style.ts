/**
 * How a chart's picture looks: declarations by selector, colours as `$NAME` of the site's tokens.
 * Written so that Stitches takes it as it stands.
 */
export const chartStyle: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  text: { fontSize: '12px', fontWeight: '500', fill: '$inkMuted', letterSpacing: '0' },
  '.box': { fill: '$surface', stroke: '$lineStrong', strokeWidth: '1' },
  '.state.holder > .box': { fill: '$canvas', stroke: '$line' },
  '.state.holder.odd > .box': { fill: '$sunken', stroke: '$brandLine' },
  '.state.region > .box': { strokeDasharray: '5 4', stroke: '$lineStrong' },
  '.state.atomic > .box, .state.final > .box, .state.history > .box': {
    fill: '$brandTint',
    stroke: '$brand',
  },
  '.rim': { fill: 'none', stroke: '$brand', strokeWidth: '1' },
  '.bars': { fill: 'none', stroke: '$inkSubtle', strokeWidth: '1.5' },
  '.name': { fontSize: '13px', fontWeight: '700', fill: '$ink' },
  '.tag': { fill: '$warn' },
  '.invoke': { fill: '$liveText' },
  '.trigger': { fill: '$ink', fontWeight: '600' },
  '.guard': { fill: '$info' },
  '.target': { fill: '$brand', fontWeight: '600' },
  '.transition > .box': { fill: '$surface', stroke: '$line' },
  '.transition.row > .box': { fill: 'none', stroke: 'none' },
  '.way': { fill: 'none', stroke: '$inkSubtle', strokeWidth: '1.25' },
  '.head': { fill: '$inkSubtle' },
  '.tail': { fill: '$surface', stroke: '$inkSubtle', strokeWidth: '1.25' },
  '.dot': { fill: '$ink' },
  '.start > .way': { stroke: '$ink' },
  '.start > .head': { fill: '$ink' },
  '.hatch': { stroke: 'none' },
  '.hatch-missing path': { fill: 'none', stroke: '$bad', strokeWidth: '1', opacity: '.5' },
  '.hatch-added path': { fill: 'none', stroke: '$ok', strokeWidth: '1', opacity: '.6' },
  '.hatch-removed path': { fill: 'none', stroke: '$bad', strokeWidth: '1', opacity: '.6' },
  '.hatch-changed path': { fill: 'none', stroke: '$info', strokeWidth: '1', opacity: '.5' },
  '.hatch-unnoticed path': {
    fill: 'none',
    stroke: '$warn',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
  },
  '.line.added > .way, .added > .box': { stroke: '$ok', strokeWidth: '2' },
  '.line.removed > .way, .removed > .box': {
    stroke: '$bad',
    strokeWidth: '2',
    strokeDasharray: '6 4',
  },
  '.line.changed > .way, .changed > .box': { stroke: '$info', strokeWidth: '2' },
};
