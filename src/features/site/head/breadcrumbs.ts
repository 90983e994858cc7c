type Site = { name: string; siteUrl: string };

/** Returns breadcrumb JSON-LD for a page one level below the home page (specification §12.20). */
export function breadcrumbs(title: string, path: string, { name, siteUrl }: Site) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name, item: siteUrl },
      { '@type': 'ListItem', position: 2, name: title, item: siteUrl + path },
    ],
  };
}
