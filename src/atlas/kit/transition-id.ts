import type { AnyTransitionDefinition } from 'xstate';

/** Returns a transition's id as the chart has it: its source, trigger and place among its kind. */
export function idOfTransition(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = String(transition.eventType);
  const siblings = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  return `${source.id} ${eventType || 'always'} ${siblings.indexOf(transition)}`;
}
