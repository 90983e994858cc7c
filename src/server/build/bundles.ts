import { join } from 'node:path';

/** Each library in a file of its own, so that a page can evaluate one at a time. */
const libraries = {
  react: ['react', 'react-dom', 'scheduler'],
  router: [
    '@tanstack/history',
    '@tanstack/router-core',
    '@tanstack/react-router',
    '@tanstack/store',
    '@tanstack/react-store',
    'use-sync-external-store',
  ],
  xstate: ['xstate', '@xstate/react'],
};

/**
 * The site's own files that are bundled together, each with what it imports, in the order of their
 * priority; every other file goes where the bundler puts it. Moving a file changes its row here and
 * nothing that a visitor loads.
 */
export const bundles = {
  /** What every page needs. */
  base: [
    'content/brand.ts',
    'content/catalog.ts',
    'content/constants.ts',
    'content/film/demo-video.ts',
    'content/navigation.ts',
    'machines/shared/must-be-provided.ts',
    'src/binding/inspection.ts',
    'src/binding/use-machine.ts',
    'src/binding/watched-actor.ts',
    'src/design/compiled.ts',
    'src/design/global.ts',
    'src/design/tokens.ts',
    'src/features/page/document.tsx',
    'src/features/page/route-error.tsx',
    'src/features/theme/theme-context.ts',
    'src/entries/route-tree.gen.ts',
    'src/services/browser/motion.ts',
    'src/services/storage/storage.ts',
    'src/ui/data/sample-tag.tsx',
    'src/ui/form/button.styles.ts',
    'src/ui/form/button.tsx',
    'src/ui/layout/below-fold.tsx',
    'src/ui/layout/icon.tsx',
    'src/ui/layout/layout.ts',
    'src/ui/layout/logo.tsx',
    'src/ui/layout/section.tsx',
  ],
  /** Controls of the headers and footers of site and workspace. */
  controls: [
    'machines/sheet/sheet.machine.ts',
    'machines/theme-choice/theme-choice.machine.ts',
    'node_modules/lucide/dist/esm/icons/menu.mjs',
    'node_modules/lucide/dist/esm/icons/x.mjs',
    'src/features/page/mobile-menu.styles.ts',
    'src/features/page/use-mobile-menu.ts',
    'src/features/theme/ThemeSwitch.tsx',
    'src/features/theme/theme-choice.styles.ts',
    'src/features/theme/use-theme-choice.ts',
  ],
  /** What surrounds every page of the site. */
  shell: [
    'machines/header-dropdown/header-dropdown.machine.ts',
    'src/features/site/header-dropdown/HeaderDropdown.tsx',
    'src/features/site/header-dropdown/header-dropdown.styles.ts',
    'src/features/site/header-dropdown/use-header-dropdown.ts',
    'src/features/site/shell/MobileMenu.tsx',
    'src/features/site/shell/site-footer.styles.ts',
    'src/features/site/shell/site-footer.tsx',
    'src/features/site/shell/site-header.styles.ts',
    'src/features/site/shell/site-shell.tsx',
    'src/features/theme/ThemeRadios.tsx',
  ],
  /** Small things that go together on most pages: a file is more to fetch than what is in it. */
  forms: [
    'machines/shared/email-address.ts',
    'src/services/forms/form-draft.ts',
    'src/services/forms/lead-desk.ts',
    'src/ui/form/bait.tsx',
    'src/ui/form/field.styles.ts',
    'src/ui/form/field.tsx',
  ],
  scenes: [
    'machines/console-scene/console-scene.machine.ts',
    'node_modules/lucide/dist/esm/icons/pause.mjs',
    'node_modules/lucide/dist/esm/icons/rotate-ccw.mjs',
    'src/features/site/console-scene/SceneBar.tsx',
    'src/features/site/console-scene/use-console-scene.ts',
    'src/ui/illustrations/console.ts',
  ],
};

/** Of each content page what menus and cards show, the preload helper and the one icon component. */
const alsoInBase = /\?summary$|preload-helper/;

type Group = { name: string; priority: number; test: (id: string) => boolean };

/** Returns the bundler's groups for a tree at `root`: libraries first, then the lists of `bundles`. */
export function bundleGroups(root: string): Group[] {
  const ofPackages = Object.entries(libraries).map(([name, packages]) => ({
    name,
    priority: 1,
    test: (id: string) =>
      packages.some((one) => id.includes(`/node_modules/${one}/`)) && !/\/useBlocker\./.test(id),
  }));
  const ofFiles = Object.entries(bundles).map(([name, files], index) => {
    const listed = new Set(files.map((file) => join(root, file)));
    const isListed = (id: string) =>
      listed.has(id.replace(/\.compiled\.css$/, '').replace(/^\0/, ''));
    return {
      name,
      priority: 0.5 - index / 10,
      test: (id: string) => isListed(id) || (name === 'base' && alsoInBase.test(id)),
    };
  });
  return [...ofPackages, ...ofFiles];
}

/** What each public page has from its start: no later file has to name it among what it needs. */
export const early = new RegExp(
  `/(?:rolldown-runtime|base|controls|shell|${Object.keys(libraries).join('|')})-`,
);
