import type { brand as brands } from '#content/brand.ts';
import type { Question } from '#content/schema.ts';

type Brand = typeof brands;
type Video = {
  title: string;
  description: string;
  seconds: number;
  published: string;
  filmPath: string;
};

/** Returns the company's JSON-LD (specification §12.20). */
export function organization({ name, legalName, siteUrl, description, mail }: Brand) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    legalName,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    description,
    email: mail.info,
  };
}

/** Returns the site's JSON-LD (specification §12.20). */
export function webSite({ name, siteUrl, description }: Brand) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    url: siteUrl,
    description,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}

/**
 * Returns the JSON-LD of a video on the page at `path` (specification §12.20); its length is in
 * seconds.
 */
export function videoObject(video: Video, path: string, { siteUrl }: Brand) {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: `${siteUrl}/og${path}.png`,
    uploadDate: `${video.published}T00:00:00Z`,
    duration: `PT${video.seconds}S`,
    embedUrl: siteUrl + video.filmPath,
    isPartOf: { '@type': 'WebPage', url: siteUrl + path },
  };
}

/** Returns the JSON-LD of the questions that a page shows (specification §12.20). */
export function faqPage(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
