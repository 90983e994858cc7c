/** A chosen or dropped file; a folder arrives as a file, too. */
export type ChosenFile = { file: File; isFolder?: boolean };

/** Returns the files of a file input. */
export const inputFiles = (files: FileList | null): ChosenFile[] =>
  Array.from(files ?? [], (file) => ({ file }));

/** Returns the files of a drop: browsers tell folders only while the event is handled. */
export function droppedFiles({ files, items }: DataTransfer): ChosenFile[] {
  const folders = Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.()?.isDirectory === true);
  return Array.from(files, (file, index) => ({ file, isFolder: folders[index] === true }));
}
