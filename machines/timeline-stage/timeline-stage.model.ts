import type { About, Model } from '../model';
import type { timelineStageMachine } from './timeline-stage.machine';

export const about: About = {
  title: 'Timeline stage',
  purpose: 'Shows the stages from kickoff to go-live.',
  where: { routes: ['/'], view: 'The implementation timeline' },
};

export const model: Model<typeof timelineStageMachine> = {
  events: { 'stage.selected': [{ stage: 'today' }, { stage: 'day7' }, { stage: 'day14' }] },
  invariants: {
    'exactly one stage is highlighted': ({ value }) => ['today', 'day7', 'day14'].includes(value),
  },
  steps: {
    'the stage selected last is highlighted': ({ event, after }) =>
      event.type !== 'stage.selected' || after.value === event.stage,
  },
  journeys: [
    { title: '§4.2 timeline: today is the initial stage', events: [], end: 'today' },
    {
      title: '§4.2 timeline: a stage can be skipped',
      events: [{ type: 'stage.selected', stage: 'day14' }],
      end: 'day14',
    },
    {
      title: '§4.2 timeline: every button highlights its own card',
      events: [
        { type: 'stage.selected', stage: 'day14' },
        { type: 'stage.selected', stage: 'today' },
        { type: 'stage.selected', stage: 'day7' },
      ],
      end: 'day7',
    },
  ],
};
