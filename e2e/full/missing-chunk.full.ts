import { saveData } from '../support/browser/first-visit';
import { test } from '../support/browser/fixtures';
import { lazyChunks } from '../support/pages/lazy-chunks';
import { expectOneReloadEach, missingChunkLines } from '../support/browser/removed-chunk';

const parts = [0, 1, 2, 3];
for (const part of parts)
  test(`missing chunk: every chunk that a deploy removed costs one reload (${part + 1} of ${parts.length})`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(missingChunkLines);
    // Save-Data turns prefetching off, so that every chunk is fetched when it is needed.
    await page.addInitScript(saveData);
    await expectOneReloadEach(
      page,
      lazyChunks().filter((_, index) => index % parts.length === part),
    );
  });
