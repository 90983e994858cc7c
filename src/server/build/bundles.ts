import { join } from 'node:path';

/** One chunk per library, which lets a page evaluate one library at a time. */
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
 * Source files of the shared chunks, in order of priority. The bundler places every other file. A
 * moved file needs a new row here; visitors still load the same chunks.
 */
export const bundles = {
  /** Code of every page. */
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
    'src/design/jsx/hyphenated.ts',
    'src/design/jsx/jsx-runtime.ts',
    'src/design/jsx/unbroken.ts',
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
    'src/ui/layout/on-demand.tsx',
  ],
  /** Header, footer and menus of every public page. */
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
  /** Small modules of the public forms and of the workspace. */
  fields: [
    'content/workspace/chat-widget.ts',
    'machines/shared/email-address.ts',
    'src/features/page/use-fields.ts',
    'src/lib/text/parse-json.ts',
    'src/services/browser/clock.ts',
    'src/services/browser/record-id.ts',
    'src/services/storage/preview-chat.ts',
    'src/services/storage/quarantine.ts',
    'src/ui/form/field.styles.ts',
    'src/ui/form/field.tsx',
  ],
  /** The forms whose submissions are sent. */
  leads: [
    'src/services/forms/form-draft.ts',
    'src/features/leads/lead-email.ts',
    'src/services/forms/lead-service.ts',
    'src/services/forms/open-page.ts',
    'src/ui/form/hidden-fields.tsx',
    'src/ui/form/honeypot.tsx',
  ],
  scenes: [
    'machines/console-scene/console-scene.machine.ts',
    'node_modules/lucide/dist/esm/icons/pause.mjs',
    'node_modules/lucide/dist/esm/icons/play.mjs',
    'src/features/site/console-scene/SceneBar.tsx',
    'src/features/site/console-scene/use-console-scene.ts',
    'src/ui/illustrations/console.ts',
  ],
  /** Sections of the home page that industry or agent pages show, too. */
  sections: [
    'content/site/trust.ts',
    'node_modules/lucide/dist/esm/icons/arrow-left.mjs',
    'node_modules/lucide/dist/esm/icons/arrow-right.mjs',
    'src/features/site/estimate/Estimate.tsx',
    'src/features/site/estimate/estimate.styles.ts',
    'src/features/site/trust.tsx',
    'src/lib/time/play-time.ts',
    'src/ui/data/stat.tsx',
    'src/ui/illustrations/scenes/drawing.ts',
    'src/ui/illustrations/scenes/scene-frame.tsx',
    'src/ui/illustrations/wordmark.tsx',
    'src/ui/layout/aside-section.tsx',
  ],
  /** The pictures of HumanOS on the home page and on its agents' pages. */
  people: [
    'src/features/site/console-scene/agent-console.styles.ts',
    'src/features/site/console-scene/plan-progress.tsx',
    'src/features/site/console-scene/progress-console.styles.ts',
    'src/features/site/console-scene/pulse-console.styles.ts',
    'src/features/site/console-scene/pulse-picture.tsx',
  ],
};

/** Page summaries for menus and cards, and the preload helper. */
const alsoInBase = /\?summary$|preload-helper/;

type Group = { name: string; priority: number; test: (id: string) => boolean };

/** Returns Rolldown's code-splitting groups for the tree at `root`: libraries, then `bundles`. */
export function bundleGroups(root: string): Group[] {
  const ofPackages = Object.entries(libraries).map(([name, packages]) => ({
    name,
    priority: 1,
    test: (id: string) =>
      packages.some((item) => id.includes(`/node_modules/${item}/`)) && !/\/useBlocker\./.test(id),
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

/** Chunks in the HTML of every public page; no later chunk has to preload them. */
export const early = new RegExp(
  `/(?:rolldown-runtime|base|controls|shell|${Object.keys(libraries).join('|')})-`,
);
