/** A row of a console's feed: an action of the agent and its time. `due` marks a future action. */
type FeedRow = { time: string; event: string; tag: string; due?: boolean };

type Console = {
  title: string;
  clock: string;
  /** The text alternative of the whole picture. */
  description: string;
  feed: readonly FeedRow[];
};

/** The network map of the hero scene. */
type MapConsole = { kind: 'map' };

/** A support conversation. */
export type ThreadConsole = Console & {
  kind: 'thread';
  messages: readonly { time: string; from: 'subscriber' | 'agent'; text: string }[];
};

/**
 * A conversation by voice; `waveform` holds bar heights from 0 to 1. A reading arrives with the
 * turn of the same time.
 */
export type VoiceConsole = Console & {
  kind: 'voice';
  waveform: readonly number[];
  turns: readonly { time: string; from: 'technician' | 'agent'; text: string }[];
  readings: readonly { time: string; label: string; value: string }[];
};

/** An answer whose sentences name their sources by number. */
export type AnswerConsole = Console & {
  kind: 'answer';
  question: string;
  answer: readonly { text: string; cites: readonly number[] }[];
  citations: readonly { number: number; document: string; topic: string }[];
};

/** Completed steps out of all steps, one row per person or stage. */
export type ProgressConsole = Console & {
  kind: 'progress';
  rows: readonly { label: string; done: number; total: number; next: string }[];
};

/** Weekly pulse of teams: mean answers from 1 to 5, oldest week first. */
export type PulseConsole = Console & {
  kind: 'pulse';
  weeks: readonly string[];
  teams: readonly {
    label: string;
    answered: number;
    of: number;
    means: readonly number[];
    note: string;
  }[];
};

/** The console of an agent page. */
export type AgentConsole =
  | MapConsole
  | ThreadConsole
  | VoiceConsole
  | AnswerConsole
  | ProgressConsole
  | PulseConsole;
