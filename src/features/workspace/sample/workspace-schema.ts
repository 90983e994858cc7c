import * as v from 'valibot';
import {
  documentKinds,
  teamMembers,
  timeZones,
  type Workspace,
} from '#content/sample/workspace.ts';
import { defaultLooks, type ChatLooks } from '#content/workspace/chat-looks.ts';
import { volumeNames } from '#content/sample/volumes.ts';
import { highestId, withUniqueIds } from './unique-ids';
import { parseJson } from '#src/lib/text/parse-json.ts';

/** Version of the stored format; increment it together with a migration. */
const version = 1;

const text = v.pipe(v.string(), v.maxLength(20_000));
const name = v.pipe(v.string(), v.maxLength(2_000));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const nextFaqId = v.pipe(id, v.maxValue(highestId));
/** ISO 8601 as `Date` reads it: it refuses an offset without minutes. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** Workspaces of earlier versions have no looks. */
const look = (part: keyof ChatLooks) => v.optional(name, defaultLooks[part]);

const faqEntry = v.object({ id, question: text, answer: text });
const document = v.object({
  id: name,
  name,
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  kind: v.picklist(documentKinds),
  addedAt: time,
});
const answer = v.object({
  conversationId: name,
  draft: text,
  response: v.nullable(v.object({ text, sentAt: time })),
});

const triage = v.object({
  note: v.optional(text),
  assignee: v.optional(v.picklist(teamMembers)),
  snooze: v.optional(v.object({ until: time, wakesAt: time })),
});
const view = v.object({ name: v.pipe(name, v.nonEmpty()), search: name });

/** Returns the valid entries of a list; `intact` is true if all are valid. */
function readable<Schema extends v.GenericSchema>(schema: Schema, list: unknown) {
  const entries = (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const result = v.safeParse(schema, entry);
    return result.success ? [result.output] : [];
  });
  return { entries, intact: Array.isArray(list) && entries.length === list.length };
}

const flatSections = {
  chatbot: v.object({
    name,
    greeting: text,
    includeFaq: v.boolean(),
    color: look('color'),
    corner: look('corner'),
    side: look('side'),
    bottom: look('bottom'),
    launcher: look('launcher'),
    scheme: look('scheme'),
    greet: look('greet'),
  }),
  profile: v.object({
    firstName: name,
    lastName: name,
    email: name,
    company: name,
    jobTitle: name,
    timeZone: v.picklist(timeZones),
  }),
  twoFactor: v.boolean(),
  shortcuts: v.optional(v.boolean(), true),
  volume: v.picklist(volumeNames),
  setup: v.optional(v.object({ isSnippetCopied: v.boolean(), isHidden: v.boolean() }), {
    isSnippetCopied: false,
    isHidden: false,
  }),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the stored workspace. Invalid parts fall back to the sample; lists retain their valid
 * entries, FAQ entries with unique ids (specification §17). `intact` is false if anything was dropped
 * or two entries shared an id. Null is an intact, unchanged sample. Never throws (specification §14).
 */
export function readWorkspace(
  raw: string | null,
  sample: Workspace,
): { workspace: Workspace; intact: boolean } {
  if (raw === null) return { workspace: sample, intact: true };
  const stored = parseJson(raw);
  if (!isRecord(stored) || stored['version'] !== version)
    return { workspace: sample, intact: false };

  let intact = true;
  const section = <Name extends keyof typeof flatSections>(part: Name): Workspace[Name] => {
    const result = v.safeParse(flatSections[part], stored[part]);
    if (result.success) return result.output as Workspace[Name];
    intact = false;
    return sample[part];
  };
  const list = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => {
    const read = readable(schema, value);
    if (!read.intact) intact = false;
    return read.entries;
  };
  const byId = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) =>
    Object.fromEntries(list(v.tuple([name, schema]), Object.entries(value ?? {})));
  const faq = isRecord(stored['faq']) ? stored['faq'] : {};
  const entries = list(faqEntry, faq['entries']);
  const { nextId } = sample.faq;
  const given = v.is(nextFaqId, faq['nextId']) ? Math.max(nextId, faq['nextId']) : nextId;
  // Nothing is dropped, but references to a shared id are ambiguous.
  if (new Set(entries.map((entry) => entry.id)).size < entries.length) intact = false;
  return {
    workspace: {
      chatbot: section('chatbot'),
      faq: withUniqueIds({ nextId: given, entries }),
      documents: list(document, stored['documents']),
      answers: list(answer, stored['answers']),
      // Workspaces of earlier versions have none of the next three.
      triage: byId(triage, stored['triage']),
      views: byId(view, stored['views']),
      seen: list(name, stored['seen'] ?? []),
      profile: section('profile'),
      twoFactor: section('twoFactor'),
      shortcuts: section('shortcuts'),
      volume: section('volume'),
      setup: section('setup'),
    },
    intact,
  };
}

/** Serializes a workspace for storage. */
export function writtenWorkspace(workspace: Workspace): string {
  return JSON.stringify({ version, ...workspace });
}
