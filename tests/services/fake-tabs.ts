import { FakeStorage } from './fake-storage';

type Write = { from: number; key: string; value: string | null };

/**
 * Local storage with a process per tab, as in browsers: each tab writes to its own copy at once, the
 * browser orders the writes, and the other tabs receive them later. A tab with a pending write ignores
 * others' writes to that key, but still gets their events.
 */
export class FakeTabs {
  readonly truth = new Map<string, string>();
  readonly tabs: FakeTab[];
  private readonly sent: Write[][];
  private readonly echoed: Write[][];

  constructor(count: number) {
    this.sent = Array.from({ length: count }, () => []);
    this.echoed = Array.from({ length: count }, () => []);
    this.tabs = this.sent.map((sent, id) => new FakeTab(id, sent));
  }

  /**
   * Delivers one message, chosen by `pick` in [0, 1); returns false if none is left. A `hidden` tab
   * receives none.
   */
  step(pick: number, hidden?: number): boolean {
    const channels = [...this.sent, ...this.echoed];
    const busy = channels.filter(
      (channel, index) => channel.length > 0 && index - this.tabs.length !== hidden,
    );
    const channel = busy[Math.floor(pick * busy.length)];
    if (!channel) return false;
    const write = channel.shift()!;
    const index = channels.indexOf(channel);
    if (index < this.tabs.length) this.order(write);
    else this.tabs[index - this.tabs.length]!.hear(write);
    return true;
  }

  private order(write: Write): void {
    const oldValue = this.truth.get(write.key) ?? null;
    if (write.value === null) this.truth.delete(write.key);
    else this.truth.set(write.key, write.value);
    if (oldValue === write.value && write.value === null) return;
    for (const channel of this.echoed) channel.push(write);
  }
}

export class FakeTab extends FakeStorage {
  readonly events = new EventTarget();
  private readonly pending = new Map<string, number>();

  constructor(
    private readonly id: number,
    private readonly sent: Write[],
  ) {
    super();
  }

  override setItem(key: string, value: string): void {
    super.setItem(key, value);
    this.send(key, value);
  }

  override removeItem(key: string): void {
    if (!this.values.has(key)) return;
    super.removeItem(key);
    this.send(key, null);
  }

  hear({ from, key, value }: Write): void {
    const pending = this.pending.get(key) ?? 0;
    if (from === this.id) {
      this.pending.set(key, pending - 1);
      return;
    }
    if (pending === 0) {
      if (value === null) this.values.delete(key);
      else this.values.set(key, value);
    }
    this.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
  }

  private send(key: string, value: string | null): void {
    this.pending.set(key, (this.pending.get(key) ?? 0) + 1);
    this.sent.push({ from: this.id, key, value });
  }
}
