import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { faqImportMachine } from '#machines/faq-import/faq-import.machine.ts';
import type { FaqFileResult } from '#machines/faq-import/faq-content.ts';

test('§4.74 FAQ import: a slower earlier file never replaces a later one', async () => {
  const reads = new Map<string, (result: FaqFileResult) => void>();
  const actor = createActor(
    faqImportMachine.provide({
      actors: {
        readFile: fromPromise(
          ({ input }) => new Promise((resolve) => reads.set(input.id, resolve)),
        ),
      },
      actions: { addTexts: () => {} },
    }),
  ).start();
  actor.send({ type: 'import.opened' });
  for (const id of ['slow', 'fast']) actor.send({ type: 'file.chosen', id, name: `${id}.csv` });
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  reads.get('fast')?.({ problem: 'empty' });
  await tick();
  expect(actor.getSnapshot().context.problem).toBe('empty');
  reads.get('slow')?.({ problem: 'unreadable' });
  await tick();
  expect(actor.getSnapshot().context.problem).toBe('empty');
});
