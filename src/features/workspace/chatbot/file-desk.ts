import { newRecordId } from '#src/services/browser/record-id.ts';

/** What is said of a chosen file; `size` in bytes. */
type HeldFile = { id: string; name: string; size: number };

/** Holds chosen files while they are read, so that whoever speaks of them needs only their ids. */
export type FileDesk = {
  hold(file: File): HeldFile;
  /** Returns a held file, or undefined once it is let go. */
  file(id: string): File | undefined;
  letGo(id: string): void;
};

/** Opens a desk that holds nothing. */
export function openFileDesk(): FileDesk {
  const files = new Map<string, File>();
  return {
    hold(file) {
      const id = newRecordId();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    file: (id) => files.get(id),
    letGo: (id) => void files.delete(id),
  };
}
