import * as v from 'valibot';
import { sampleEnd } from '#content/sample/daily-conversations.ts';
import { documentKinds, teamMembers, type Workspace } from '#content/sample/workspace.ts';
import { volumeNames } from '#content/sample/volumes.ts';
import { highestId, withUniqueIds } from '#machines/shared/unique-ids.ts';
import { isRecord, isStorable, parseJson } from '#src/lib/text/parse-json.ts';
import { knownZone } from '#src/lib/time/time-format.ts';

/** Version of the stored format; increment it together with a migration. */
const version = 1;

/** The number of each tab's last change that a record includes. */
export type Writes = Readonly<Record<string, number>>;
/** `intact` is false if anything was dropped, or two FAQ entries shared an id. */
type Reading = { workspace: Workspace; writes: Writes | undefined; intact: boolean };

const text = v.pipe(v.string(), v.maxLength(20_000));
const name = v.pipe(v.string(), v.maxLength(2_000));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** ISO 8601 as `Date` reads it: it refuses an offset without minutes. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
/** A later release may offer more zones than this one. */
const zone = v.pipe(
  name,
  v.check((value) => value === 'UTC' || knownZone(value) !== 'UTC'),
);
const sampleTime = new Date(sampleEnd).toISOString();

/** Returns the schema of the record. It reports what it can't read, and passes on unknown fields. */
function schemaOf(sample: Workspace, report: () => void) {
  const otherwise = <Value>(value: Value) => {
    return () => {
      report();
      return value;
    };
  };
  /** Gives a missing or unreadable value its default. */
  const field = (schema: v.GenericSchema, value: unknown) =>
    v.optional(v.fallback(schema, otherwise(value)), value);
  const mark = <Schema extends v.GenericSchema>(schema: Schema) =>
    v.optional(v.fallback(v.optional(schema), otherwise(undefined)));
  const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
    v.pipe(v.custom<object>(isRecord), v.looseObject(entries));
  const readable = <Schema extends v.GenericSchema>(schema: Schema, items: readonly unknown[]) =>
    items.flatMap((item) => {
      const result = v.safeParse(schema, item);
      if (!result.success) report();
      return result.success ? [result.output] : [];
    });
  const list = <Schema extends v.GenericSchema>(schema: Schema) =>
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => readable(schema, items)),
    );
  const byId = <Schema extends v.GenericSchema>(schema: Schema) =>
    v.pipe(
      v.custom<object>(isRecord),
      v.transform((items) =>
        Object.fromEntries(readable(v.tuple([name, schema]), Object.entries(items))),
      ),
    );
  const texts = (part: object) =>
    Object.fromEntries(
      Object.entries(part)
        .filter(([, value]) => typeof value === 'string')
        .map(([key, value]) => [key, field(name, value)]),
    );
  const { chatbot, faq, profile, setup } = sample;
  const parts = {
    chatbot: object({
      ...texts(chatbot),
      greeting: field(text, chatbot.greeting),
      includeFaq: field(v.boolean(), chatbot.includeFaq),
    }),
    faq: object({
      nextId: field(v.pipe(id, v.maxValue(highestId)), faq.nextId),
      entries: field(
        list(
          object({
            // An id above the highest is replaced.
            id: v.optional(id, Number.MAX_SAFE_INTEGER),
            question: field(text, ''),
            answer: field(text, ''),
          }),
        ),
        faq.entries,
      ),
    }),
    documents: list(
      object({
        id: name,
        name: field(name, 'Document'),
        size: field(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
        kind: field(v.picklist(documentKinds), '.txt'),
        addedAt: field(time, sampleTime),
      }),
    ),
    answers: list(
      object({
        conversationId: name,
        draft: field(text, ''),
        response: field(
          v.nullable(object({ text: field(text, ''), sentAt: field(time, sampleTime) })),
          null,
        ),
      }),
    ),
    triage: byId(
      object({
        note: mark(text),
        assignee: mark(v.picklist(teamMembers)),
        snooze: mark(
          v.pipe(
            object({ until: time, wakesAt: v.optional(time) }),
            v.transform((snooze) => ({ ...snooze, wakesAt: snooze.wakesAt ?? snooze.until })),
          ),
        ),
      }),
    ),
    views: byId(
      object({
        name: field(v.pipe(name, v.nonEmpty()), 'Saved view'),
        search: field(name, ''),
      }),
    ),
    seen: list(name),
    profile: object({
      ...texts(profile),
      timeZone: field(zone, profile.timeZone),
    }),
    twoFactor: v.boolean(),
    shortcuts: v.boolean(),
    volume: v.picklist(volumeNames),
    setup: object({
      isSnippetCopied: field(v.boolean(), setup.isSnippetCopied),
      isHidden: field(v.boolean(), setup.isHidden),
    }),
  };
  return v.looseObject(
    Object.fromEntries(
      Object.entries(parts).map(([part, schema]) => [
        part,
        field(schema, sample[part as keyof Workspace]),
      ]),
    ),
  );
}

/**
 * Parses the stored workspace (specification §14.33). A missing field gets its default, an
 * unreadable one, too; an unknown one stays. Lists retain their readable entries, FAQ entries with
 * unique ids (specification §3.20). Null is an intact, unchanged sample. Never throws.
 */
export function readWorkspace(raw: string | null, sample: Workspace): Reading {
  const nothing = { workspace: sample, writes: undefined };
  if (raw === null) return { ...nothing, intact: true };
  const stored = parseJson(raw);
  if (!isStorable(stored) || !Object.keys(sample).some((part) => part in stored))
    return { ...nothing, intact: false };
  let intact = true;
  const schema = schemaOf(sample, () => (intact = false));
  const { version: written, writes, ...known } = v.parse(schema, stored) as Record<string, unknown>;
  // The fields of a later release stay, and so does what tells them apart.
  const parts =
    typeof written === 'number' && written > version ? { ...known, version: written } : known;
  const { faq, triage, ...others } = parts as unknown as Workspace;
  // Nothing is dropped, but references to a shared id are ambiguous.
  if (new Set(faq.entries.map((entry) => entry.id)).size < faq.entries.length) intact = false;
  const { nextId } = sample.faq;
  const marked = Object.entries(triage).filter(([, marks]) => Object.values(marks).some(Boolean));
  return {
    workspace: {
      ...others,
      faq: withUniqueIds({ ...faq, nextId: Math.max(faq.nextId, nextId) }),
      triage: Object.fromEntries(marked),
    },
    writes: v.is(v.record(v.string(), v.number()), writes) ? writes : undefined,
    intact,
  };
}

/** Serializes a workspace for storage, with the changes that it includes. */
export function writtenWorkspace(workspace: Workspace, writes?: Writes): string {
  return JSON.stringify({ version, ...workspace, writes });
}
