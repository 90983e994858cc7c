import type { ComponentType } from 'react';
import { ChevronsUpDown } from 'lucide';
import { sampleMenu } from '#content/workspace/workspace.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { usePopover } from '#src/ui/overlay/popover.ts';
import { Menu, Opener } from './sample-data.styles';

const SamplePanel = onDemand(
  import.meta.glob<ComponentType>('./SamplePanel.tsx', { import: 'SamplePanel' }),
  () => <p role="alert">The menu did not load. Close it, then open it again.</p>,
);

/** Labels the data as a sample; opens its menu. */
export function SampleButton() {
  return (
    <Opener type="button" popoverTarget={sampleMenu.id} aria-haspopup="dialog">
      {sampleMenu.title}
      <Icon as={ChevronsUpDown} />
    </Opener>
  );
}

/** Renders the sample's menu. */
export function SampleData() {
  const { popover, isOpen } = usePopover();
  return (
    <Menu
      id={sampleMenu.id}
      popover="auto"
      role="dialog"
      aria-label={sampleMenu.title}
      ref={popover}
    >
      {isOpen === undefined ? null : <SamplePanel />}
    </Menu>
  );
}
