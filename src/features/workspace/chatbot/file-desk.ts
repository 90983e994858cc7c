import { newRecordId } from '#src/services/browser/record-id.ts';

/** Creates a registry that holds chosen files while they are read; machines refer to them by id. */
export function openFileDesk() {
  const files = new Map<string, File>();
  return {
    /** Registers a file; returns its id, name and size in bytes. */
    hold(file: File) {
      const id = newRecordId();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    /** Returns a registered file, or undefined after its release. */
    file: (id: string) => files.get(id),
    letGo: (id: string) => void files.delete(id),
  };
}
