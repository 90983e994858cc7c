import { numberText, toTenths } from '#content/number-text.ts';

const units = ['bytes', 'KB', 'MB'] as const;

/** Formats a size in bytes: "1 byte", "402.7 KB", "10 MB" (1 KB is 1,024 bytes). */
export function fileSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  // From 999.95 KB, rounding to one decimal would show 1,000 KB.
  const power = bytes < 1000 ? 0 : bytes < 1024 * 999.95 ? 1 : 2;
  const value = bytes / 1024 ** power;
  return `${numberText(toTenths(value))} ${units[power]}`;
}
