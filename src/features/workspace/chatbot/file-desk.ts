import { newRecordId } from '#src/services/browser/record-id.ts';

/** Opens a desk that holds chosen files while they are read: who speaks of them needs only their ids. */
export function openFileDesk() {
  const files = new Map<string, File>();
  return {
    /** Holds a file; returns what is said of it, `size` in bytes. */
    hold(file: File) {
      const id = newRecordId();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    /** Returns a held file, or undefined once it is let go. */
    file: (id: string) => files.get(id),
    letGo: (id: string) => void files.delete(id),
  };
}
