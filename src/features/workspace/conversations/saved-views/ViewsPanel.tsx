import {
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createLink, getRouteApi } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide';
import { viewWords as words } from '#content/workspace/saved-view-words.ts';
import { savedViewsMachine } from '#machines/saved-views/saved-views.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { useIsStored, useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { isPlainEscape } from '#src/services/browser/key-presses.ts';
import { hasCoarsePointer } from '#src/services/browser/viewport.ts';
import { Button } from '#src/ui/form/button.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { onPopoverClose } from '#src/ui/overlay/popover.ts';
import type { FilterControls } from '../conversation-filter/use-conversation-filter';
import { describeFilter } from './describe-filter';
import { NameField } from './NameField';
import { List, Notice, Panel, ViewLink } from './saved-views.styles';
import {
  addView,
  changeView,
  deleteView,
  filterOf,
  namesBeside,
  paramsOfView,
  restoreView,
  sortedViews,
} from './stored-views';
import { searchOf, viewAt } from './view-search';

const route = getRouteApi('/_workspace/conversations');
const OpenLink = createLink(ViewLink);

/** The filters, and the popover around it. The panel stays mounted, for Undo. */
export type ViewsPanelProps = {
  controls: FilterControls;
  popover: RefObject<HTMLElement | null>;
  isOpen: boolean;
};

/** Renders the saved views, and a field that saves the filters as another one. */
export function ViewsPanel({ controls, popover, isOpen }: ViewsPanelProps) {
  const { params, filter } = controls;
  const close = () => popover.current?.hidePopover();
  const navigate = route.useNavigate();
  const fieldId = useId();
  const [focus] = useState(() => createFocusQueue());
  const views = useWorkspace((all) => all.views);
  const isStored = useIsStored('views');
  const search = searchOf(filter);
  const view = viewAt(views, params.view);
  const isNew = search !== '' && search !== view?.search;
  const [snapshot, send] = useMachine(
    savedViewsMachine.provide({
      actions: {
        storeView: (_, { name }) => {
          const added = addView(name, search);
          void navigate({
            search: (now) => ({ ...now, view: added.id }),
            replace: true,
            resetScroll: false,
          });
          if (added.isStored) close();
        },
        renameView: (_, { id, name }) => void changeView(id, { name: name.trim() }),
        deleteView: (_, { id }) => void deleteView(id),
        restoreView: (_, { id, view: deleted }) => void restoreView(id, deleted),
      },
    }),
  );
  const { id: changedId, view: deleted, problem } = snapshot.context;
  const renamedId = snapshot.matches('renaming') ? changedId : undefined;
  const error = problem ? words.problems[problem] : undefined;

  useEffect(
    () => onPopoverClose(popover.current, () => send({ type: 'views.closed' })),
    [popover, send],
  );
  useLayoutEffect(() => {
    if (!isOpen) return;
    focus.focus('panel');
    focus.focus(isNew && !hasCoarsePointer() ? 'name' : (params.view ?? ''));
    // oxlint-disable-next-line react/exhaustive-deps -- when it opens
  }, [isOpen]);
  useLayoutEffect(() => {
    focus.settle();
    // The focused control may be gone.
    if (isOpen && document.activeElement === document.body) focus.focus('panel');
  });
  const cancelRename = () => {
    focus.request(`rename ${changedId}`);
    send({ type: 'rename.canceled' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (renamedId === undefined || !isPlainEscape(event.nativeEvent)) return;
    event.preventDefault();
    cancelRename();
  };
  return (
    <Panel tabIndex={-1} ref={focus.ref('panel')} onKeyDown={onKeyDown}>
      {Object.keys(views).length > 0 ? (
        <List role="list" aria-label={words.title}>
          {sortedViews(views).map(({ id, ...listView }) => (
            <li key={id}>
              {id === renamedId ? (
                <NameField
                  id={fieldId}
                  name={listView.name}
                  save={words.saveName}
                  {...{ error, focus }}
                  onSubmit={(name) => {
                    focus.request(`rename ${id}`);
                    send({ type: 'view.renamed', name, others: namesBeside(views, id) });
                  }}
                  onCancel={cancelRename}
                />
              ) : (
                <>
                  <OpenLink
                    to="/conversations"
                    search={paramsOfView(id, listView)}
                    resetScroll={false}
                    preload={false}
                    aria-current={id === params.view ? 'page' : undefined}
                    ref={focus.ref(id)}
                    onClick={close}
                  >
                    <strong dir="auto">{listView.name}</strong>{' '}
                    <span>{describeFilter(filterOf(listView))}</span>
                  </OpenLink>
                  <IconButton
                    label={`${words.rename} ${listView.name}`}
                    ref={focus.ref(`rename ${id}`)}
                    onClick={() => {
                      focus.request('name');
                      send({ type: 'rename.started', id });
                    }}
                  >
                    <Icon as={Pencil} />
                  </IconButton>
                  <IconButton
                    label={`${words.delete} ${listView.name}`}
                    onClick={() => {
                      focus.request('undo');
                      send({ type: 'view.deleted', id, view: listView });
                    }}
                  >
                    <Icon as={Trash2} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </List>
      ) : isNew ? null : (
        <p>{words.none}</p>
      )}
      <Notice role="status">
        {snapshot.matches('deleted') ? (
          <>
            <span>{words.deleted(deleted.name)}</span>{' '}
            <button
              type="button"
              ref={focus.ref('undo')}
              onClick={() => {
                focus.request(changedId);
                send({ type: 'delete.undone' });
              }}
            >
              {words.undo}
            </button>
          </>
        ) : null}
        {isStored ? null : words.notStored}
      </Notice>
      {view && params.view !== undefined && view.search !== search ? (
        <Button
          kind="secondary"
          size="dense"
          onClick={() => {
            if (changeView(params.view ?? '', { search })) close();
          }}
        >
          {words.saveChanges(view.name)}
        </Button>
      ) : null}
      {isNew && renamedId === undefined ? (
        <NameField
          id={fieldId}
          save={words.save}
          hint={describeFilter(filter)}
          {...{ error, focus }}
          onSubmit={(name) => send({ type: 'view.named', name, others: namesBeside(views) })}
        />
      ) : null}
    </Panel>
  );
}
