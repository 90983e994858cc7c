import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMachine, type AnyStateMachine } from 'xstate';
import { entryOf } from '#src/atlas/kit/portable/portable-entry.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { portableEntries } from '#src/server/export/portable-entries.ts';
import * as authentication from '#tests/corpus/machines/authentication.ts';
import * as fetch from '#tests/corpus/machines/fetch.ts';
import * as fileUpload from '#tests/corpus/machines/file-upload.ts';
import * as mediaPlayer from '#tests/corpus/machines/media-player.ts';
import * as shoppingCart from '#tests/corpus/machines/shopping-cart.ts';
import * as signUpForm from '#tests/corpus/machines/sign-up-form.ts';
import * as stopwatch from '#tests/corpus/machines/stopwatch.ts';
import * as ticTacToe from '#tests/corpus/machines/tic-tac-toe.ts';
import * as toggles from '#tests/corpus/machines/toggles.ts';
import * as trafficLight from '#tests/corpus/machines/traffic-light.ts';

const modules: Record<string, Record<string, unknown>> = {
  'authentication.ts': authentication,
  'fetch.ts': fetch,
  'file-upload.ts': fileUpload,
  'media-player.ts': mediaPlayer,
  'shopping-cart.ts': shoppingCart,
  'sign-up-form.ts': signUpForm,
  'stopwatch.ts': stopwatch,
  'tic-tac-toe.ts': ticTacToe,
  'toggles.ts': toggles,
  'traffic-light.ts': trafficLight,
};

/** The folder of machines in the shapes of well-known examples. */
export const foreignFolder = join(import.meta.dirname, '../corpus/machines');

const order = JSON.parse(readFileSync(join(foreignFolder, 'order.json'), 'utf8')) as never;

/** The machines of the folder as plain data. */
export const foreignEntries = portableEntries([
  ...Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).map(([name, machine]) => ({
      file,
      name,
      machine: machine as AnyStateMachine,
    })),
  ),
  { file: 'order.json', name: null, machine: createMachine(order) },
]);

/** The machines of the folder, as the diagrams read them. */
export const foreignCases = foreignEntries.map(
  (entry) => [entry.id, machineData(entryOf(entry))] as const,
);
