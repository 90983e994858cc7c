import type { IndustryPage } from '#content/schema.ts';
import { pagesIn } from './content-folder';

/** The content of the industry pages, in menu order. */
export const industries: IndustryPage[] = await pagesIn('industries', 'industry');
