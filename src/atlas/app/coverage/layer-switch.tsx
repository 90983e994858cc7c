import { styled } from '#src/design/stitches.config.ts';
import type { Layer, MachineAddress } from '../address';
import { AddressLink } from '../address-link';
import { layerLabels } from './coverage-text';

const Choices = styled('nav', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '$1',
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$sunken',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    px: '$5',
    border: '1px solid transparent',
    borderRadius: 6,
    text: 'small',
    fontWeight: 500,
    color: '$inkMuted',
    textDecoration: 'none',
    target: 36,
  },
  '& a:hover': { color: '$ink' },
  '& a[aria-current="true"]': { borderColor: '$line', background: '$surface', color: '$ink' },
  '@media print': { display: 'none' },
});

type LayerSwitchProps = { machine: string; search: MachineAddress; layers: readonly Layer[] };

/** Selects the test layer of the shown coverage, in the URL. */
export function LayerSwitch({ machine, search, layers }: LayerSwitchProps) {
  const chosen = search.layer ?? 'actor';
  return (
    <Choices aria-label="Tested layer">
      {layers.map((layer) => (
        <AddressLink
          key={layer}
          machine={machine}
          search={{ ...search, layer: layer === 'actor' ? undefined : layer }}
          aria-current={layer === chosen ? 'true' : undefined}
          title={layerLabels[layer].says}
        >
          {layerLabels[layer].label}
        </AddressLink>
      ))}
    </Choices>
  );
}
