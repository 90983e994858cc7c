import { newRecordId } from '#src/services/browser/record-id.ts';

/** Creates a registry of chosen files for this visit; machines refer to them by id. */
export function createFileRegistry() {
  const files = new Map<string, File>();
  return {
    /** Registers a file; returns its id, name and size in bytes. */
    add(file: File) {
      const id = newRecordId();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    /** Registers a file under the id of a stored document. */
    hold: (id: string, file: File) => void files.set(id, file),
    /** Returns a registered file, or undefined after its release. */
    get: (id: string) => files.get(id),
    release: (id: string) => void files.delete(id),
  };
}
