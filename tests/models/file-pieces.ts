declare global {
  /** Resolves once a file may come to its end. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var askForFile: (() => Promise<void>) | undefined;
  /** Hexadecimal ids of the next records, in their order; undefined for one drawn by chance. */
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var nextRecordIds: (string | undefined)[] | undefined;
}

/**
 * From now on files come in two halves, the second when `askForFile` lets it. Nothing of this file
 * may be used in here: in a real browser, the function alone is carried over.
 */
export function readInPieces(): void {
  Blob.prototype.stream = function stream(this: Blob) {
    const end = globalThis.askForFile?.() ?? Promise.resolve();
    end.catch(() => undefined);
    let place = 0;
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      if (place > 0) await end;
      const next = place > 0 ? this.size : Math.ceil(this.size / 2);
      const piece = await this.slice(place, next).arrayBuffer();
      place = next;
      controller.enqueue(new Uint8Array(piece));
      if (place === this.size) controller.close();
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  };
}

/**
 * From now on records get the ids that a test has for them. Nothing of this file may be used in
 * here either.
 */
export function giveRecordIds(): void {
  const drawn = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    const id = globalThis.nextRecordIds?.shift();
    if (id === undefined || !(bytes instanceof Uint8Array)) return drawn(bytes);
    id.match(/../g)?.forEach((byte, place) => bytes.set([Number.parseInt(byte, 16)], place));
    return bytes;
  };
}
