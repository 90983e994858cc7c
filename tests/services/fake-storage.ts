/** A Storage with a size limit in characters and a switch that denies access. */
export class FakeStorage implements Storage {
  readonly values = new Map<string, string>();
  denied = false;

  constructor(public limit = Infinity) {}

  private open(): Map<string, string> {
    if (this.denied) throw new DOMException('The operation is insecure.', 'SecurityError');
    return this.values;
  }

  get length(): number {
    return this.open().size;
  }

  key(index: number): string | null {
    return [...this.open().keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.open().get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const values = this.open();
    let size = key.length + value.length;
    for (const [storedKey, held] of values)
      if (storedKey !== key) size += storedKey.length + held.length;
    if (size > this.limit) throw new DOMException('Full', 'QuotaExceededError');
    values.set(key, value);
  }

  removeItem(key: string): void {
    this.open().delete(key);
  }

  clear(): void {
    this.open().clear();
  }
}
