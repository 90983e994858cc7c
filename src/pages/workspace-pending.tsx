import { beforeScript } from '../../content/workspace';
import { styled } from '../design/stitches.config';
import { PageTop } from '../ui/page-top';

const Loading = styled('p', { color: '$inkMuted', '@noScript': { display: 'none' } });
const WithoutScript = styled('p', {
  display: 'none',
  maxWidth: '68ch',
  '@noScript': { display: 'block' },
});

/** A workspace page before its own code runs, and for who runs none. */
export function WorkspacePending({ title }: { title: string }) {
  return (
    <>
      <PageTop title={title} />
      <Loading>{beforeScript.loading}</Loading>
      <WithoutScript>{beforeScript.withoutScript}</WithoutScript>
    </>
  );
}
