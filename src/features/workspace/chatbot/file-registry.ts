import { newRecordId } from '#src/services/browser/record-id.ts';

/** Creates a registry that holds chosen files while they are read; machines refer to them by id. */
export function createFileRegistry() {
  const files = new Map<string, File>();
  return {
    /** Registers a file; returns its id, name and size in bytes. */
    add(file: File) {
      const id = newRecordId();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    /** Returns a registered file, or undefined after its release. */
    get: (id: string) => files.get(id),
    release: (id: string) => void files.delete(id),
  };
}
