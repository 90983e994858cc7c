const units = ['bytes', 'KB', 'MB'] as const;

/** Returns a size in bytes as people write it: "1 byte", "402.7 KB", "10 MB" (1 KB is 1,024). */
export function fileSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  // From 999.95 on, one decimal would round up to the next unit's worth.
  const power = bytes < 1000 ? 0 : bytes < 1024 * 999.95 ? 1 : 2;
  const value = bytes / 1024 ** power;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${units[power]}`;
}
