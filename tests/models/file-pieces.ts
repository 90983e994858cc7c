declare global {
  /** Resolves when a file may be read to its end. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var awaitFileEnd: (() => Promise<void>) | undefined;
  /** Hexadecimal ids of the next records, in order; undefined for a random one. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var nextRecordIds: (string | undefined)[] | undefined;
}

/**
 * Makes files arrive in two halves, the second once `awaitFileEnd` resolves. Must not use anything
 * else in this file: a real browser gets only the source of this function.
 */
export function readInPieces(): void {
  Blob.prototype.stream = function stream(this: Blob) {
    const end = globalThis.awaitFileEnd?.() ?? Promise.resolve();
    end.catch(() => undefined);
    let offset = 0;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      if (offset > 0) await end;
      const next = offset > 0 ? this.size : Math.ceil(this.size / 2);
      const piece = await this.slice(offset, next).arrayBuffer();
      offset = next;
      controller.enqueue(new Uint8Array(piece));
      if (offset === this.size) controller.close();
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  };
}

/**
 * Gives records the ids in `nextRecordIds`. Must not use anything else in this file either.
 */
export function fixRecordIds(): void {
  const drawn = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    const id = globalThis.nextRecordIds?.shift();
    if (id === undefined || !(bytes instanceof Uint8Array)) return drawn(bytes);
    id.match(/../g)?.forEach((byte, index) => bytes.set([Number.parseInt(byte, 16)], index));
    return bytes;
  };
}
