type Call = { make: History['pushState']; args: Parameters<History['pushState']> };
type Keyed = { key?: string } | null;

/** The least time between two replacements, and the wait after a refusal, in ms. */
const gapMs = 250;
const retryMs = 1_000;

/**
 * Spaces the replacements of the address, and makes the history calls that the browser refuses
 * later (specification §16.4). The page at hand does not wait. Call it before the router wraps the
 * history.
 */
export function paceHistory(history: History): void {
  let waiting: Call[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isRefused({ make, args }: Call): boolean {
    try {
      make(...args);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SecurityError') return true;
      waiting.shift();
      throw error;
    }
    // Chromium ignores the calls over its limit.
    return (history.state as Keyed)?.key !== (args[0] as Keyed)?.key;
  }
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    while (waiting[0] && !isRefused(waiting[0])) waiting.shift();
    timer = setTimeout(flush, waiting.length > 0 ? retryMs : gapMs);
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const make = history[name].bind(history);
    history[name] = (...args) => {
      const last = waiting.at(-1);
      if (last && name === 'replaceState') last.args = args;
      else waiting.push({ make, args });
      if (!timer || name === 'pushState') flush();
    };
  }
  // A waiting call belongs to the entry that was left.
  addEventListener('popstate', () => (waiting = []), { capture: true });
}
