import type { Plugin } from 'vite';
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
    'content/site/sign-in-link.ts',
    'src/design/compiled.ts',
    'src/design/global.ts',
    'src/design/tokens.ts',
    'src/features/page/document.tsx',
    'src/features/page/route-error.tsx',
    'src/entries/route-tree.gen.ts',
    'src/features/site/estimate/shared-estimate.ts',
    'src/hydration/below-fold.tsx',
    'src/hydration/error-boundary.tsx',
    'src/hydration/events.ts',
    'src/hydration/hydrated.tsx',
    'src/hydration/on-demand.tsx',
    'src/hydration/region.tsx',
    'src/services/browser/connection.ts',
    'src/services/browser/motion.ts',
    'src/services/storage/storage.ts',
    'src/ui/data/sample-tag.tsx',
    'src/ui/form/button.styles.ts',
    'src/ui/form/button.tsx',
    'src/ui/layout/icon.tsx',
    'src/ui/layout/layout.ts',
    'src/ui/layout/logo.tsx',
    'src/ui/layout/section.ts',
  ],
  /** The controls of the theme. */
  theme: ['src/features/theme/theme-store.ts', 'src/features/theme/use-theme-choice.ts'],
  /** The small-screen menus of site and workspace. */
  controls: [
    'node_modules/lucide/dist/esm/icons/menu.mjs',
    'node_modules/lucide/dist/esm/icons/x.mjs',
    'src/ui/overlay/modal.ts',
  ],
  /** The links of the menus, the footer and the lists of agents and industries. */
  links: ['content/navigation.ts', 'content/summaries.built.ts'],
  /** Styles of the header's and the footer's controls: one sheet in the HTML of every page. */
  menus: [
    'src/features/page/mobile-menu.styles.ts',
    'src/features/site/header-dropdown/header-dropdown.styles.ts',
    'src/features/site/shell/site-footer.styles.ts',
    'src/features/theme/theme-choice.styles.ts',
  ],
  /** The shell of every public page, and the modules that its menus share. */
  shell: [
    'node_modules/lucide/dist/esm/icons/chevron-down.mjs',
    'src/features/site/shell/site-header.styles.ts',
    'src/features/site/shell/site-shell.tsx',
    'src/ui/illustrations/strand-chip.tsx',
    'src/ui/overlay/menu-list.tsx',
  ],
  /** Small modules of the public forms and of the workspace. */
  fields: [
    'content/workspace/chat-widget.ts',
    'machines/shared/email-address.ts',
    'src/features/page/use-fields.ts',
    'src/lib/text/parse-json.ts',
    'src/services/browser/clock.ts',
    'src/services/browser/record-id.ts',
    'src/services/forms/open-page.ts',
    'src/services/storage/preview-chat.ts',
    'src/services/storage/quarantine.ts',
    'src/ui/form/field.styles.ts',
    'src/ui/form/field.tsx',
    'src/ui/form/interactive.ts',
  ],
  /** The forms whose submissions are sent. */
  leads: [
    'src/services/forms/form-draft.ts',
    'src/features/leads/lead-email.ts',
    'src/services/forms/lead-service.ts',
    'src/ui/form/hidden-fields.tsx',
    'src/ui/form/honeypot.tsx',
  ],
  /** Consoles, and the pictures of HumanOS. */
  scenes: [
    'machines/console-scene/console-scene.machine.ts',
    'node_modules/lucide/dist/esm/icons/pause.mjs',
    'src/features/site/console-scene/SceneBar.tsx',
    'src/features/site/console-scene/agent-console.styles.ts',
    'src/features/site/console-scene/network-console.styles.ts',
    'src/features/site/console-scene/network-map.styles.ts',
    'src/features/site/console-scene/plan-progress.tsx',
    'src/features/site/console-scene/progress-console.styles.ts',
    'src/features/site/console-scene/pulse-console.styles.ts',
    'src/features/site/console-scene/pulse-picture.tsx',
    'src/features/site/console-scene/use-console-scene.ts',
    'src/ui/illustrations/console.ts',
  ],
  /** The video and its posters. */
  video: [
    'src/features/site/demo-poster/demo-poster.styles.ts',
    'src/features/site/demo-poster/demo-poster.tsx',
    'src/features/site/demo-video/DemoVideo.tsx',
    'src/features/site/demo-video/demo-video.styles.ts',
    'src/features/site/demo-video/use-demo-video.ts',
    'src/lib/time/play-time.ts',
  ],
  /** Pictures of public pages. */
  spans: [
    'src/lib/geometry/span-path.ts',
    'src/ui/illustrations/scenes/drawing.ts',
    'src/ui/illustrations/scenes/scene-frame.tsx',
    'src/ui/illustrations/span-row.tsx',
    'src/ui/illustrations/wordmark.tsx',
    'src/ui/layout/closing-band.tsx',
  ],
  /** The questions on the demo form's page and the industries' pages. */
  questions: ['content/site/faq.ts', 'src/ui/layout/question-list.tsx'],
  /** Sections that several public pages show below their first screen. */
  sections: [
    'content/claims.ts',
    'content/site/trust.ts',
    'src/features/site/estimate/Estimate.tsx',
    'src/features/site/estimate/estimate.styles.ts',
    'src/features/site/faq.tsx',
    'src/features/site/trust.tsx',
    'src/ui/data/stat.tsx',
    'src/ui/layout/aside-section.tsx',
  ],
};

const alsoInBase = /preload-helper/;
/** Modules that views of machines share. */
const ofMachines = /\/src\/binding\/|\/must-be-provided\./;

type Group = { name: string; priority: number; test: (id: string) => boolean };

/** Returns Rolldown's code-splitting groups for the tree at `root`: libraries, then `bundles`. */
export function bundleGroups(root: string): Group[] {
  const ofPackages = Object.entries(libraries).map(([name, packages]) => ({
    name,
    priority: 1,
    test: (id: string) =>
      (packages.some((item) => id.includes(`/node_modules/${item}/`)) &&
        !/\/useBlocker\./.test(id)) ||
      (name === 'xstate' && ofMachines.test(id)),
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
export const early = /\/(?:rolldown-runtime|base|react|router)-/;

/**
 * Starts each file with a hint to V8: its functions are compiled while it arrives, on another
 * thread, not by the press that first calls them (decision 020). The hydration loader is a part of
 * every page and needs none.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'atlas',
    generateBundle: {
      // After Vite has put the list of files to preload at the start.
      order: 'post',
      handler(_, files) {
        for (const file of Object.values(files))
          if (file.type === 'chunk' && file.name !== 'loader')
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
