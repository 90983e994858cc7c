import { useId, type ComponentType } from 'react';
import { Bookmark } from 'lucide';
import { savedViews as words } from '#content/workspace/saved-views.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { Button } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { usePopover } from '#src/ui/overlay/popover.ts';
import type { FilterControls } from '../conversation-filter/use-conversation-filter';
import { Label, Name, Place, Views } from './views-menu.styles';
import { searchOf, viewAt } from './view-search';
import type { ViewsPanelProps } from './ViewsPanel';

const ViewsPanel = onDemand(
  import.meta.glob<ComponentType<ViewsPanelProps>>('./ViewsPanel.tsx', { import: 'ViewsPanel' }),
  () => <p role="alert">The saved views did not load. Close them, then open them again.</p>,
);

/** Renders the button of the saved views, with the name of the open one, and their popover. */
export function ViewsMenu({ controls, focus }: { controls: FilterControls; focus: FocusQueue }) {
  const id = useId();
  const { popover, isOpen } = usePopover();
  const { params, filter } = controls;
  const view = useWorkspace((all) => viewAt(all.views, params.view));
  return (
    <Place>
      <Button
        kind="secondary"
        size="dense"
        popoverTarget={id}
        aria-haspopup="dialog"
        data-command="views"
        ref={focus.ref('views')}
      >
        <Icon as={Bookmark} />
        {view ? (
          <>
            <VisuallyHidden>{words.title}: </VisuallyHidden>
            <Name dir="auto">{view.name}</Name>
            {view.search === searchOf(filter) ? null : <span> · {words.edited}</span>}
          </>
        ) : (
          <Label>{words.title}</Label>
        )}
      </Button>
      <Views id={id} popover="auto" role="dialog" aria-label={words.title} ref={popover}>
        {isOpen === undefined ? null : <ViewsPanel {...{ controls, popover, isOpen }} />}
      </Views>
    </Place>
  );
}
