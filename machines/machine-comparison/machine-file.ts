import { createMachine, type AnyStateMachine } from 'xstate';

/** Why a text is not a machine: nothing typed, no JSON, no states, or an error that XState reports. */
type FileProblem =
  | { kind: 'empty' | 'json' | 'states' | 'length' }
  | { kind: 'xstate'; message: string };

/** XState's configuration of a machine as JSON. */
export type FileConfig = Readonly<Record<string, unknown>>;

type MachineFile = { config: FileConfig; problem: null } | { problem: FileProblem };

/** In characters; the largest exported machine has 25,000. */
const maxFileLength = 400_000;

const isRecord = (value: unknown): value is FileConfig =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates a machine from a configuration; throws XState's error. */
export const machineIn = (config: FileConfig): AnyStateMachine =>
  createMachine(config as Parameters<typeof createMachine>[0]);

/** Reads XState JSON: a configuration with `states`. */
export function readMachineFile(text: string): MachineFile {
  if (text.trim() === '') return { problem: { kind: 'empty' } };
  if (text.length > maxFileLength) return { problem: { kind: 'length' } };
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return { problem: { kind: 'json' } };
  }
  if (!isRecord(config) || !isRecord(config['states'])) return { problem: { kind: 'states' } };
  try {
    machineIn(config);
    return { config, problem: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problem: { kind: 'xstate', message } };
  }
}
