import type { ComponentProps } from 'react';
import { HomePage, homeMetadata } from '@/app/[tenant]/home-page';
import { StructuredData } from '@/app/structured-data';

/** /: the home page. */
export default function Home(props: ComponentProps<typeof HomePage>) {
  return (
    <>
      <HomePage {...props} />
      <StructuredData params={props.params} />
    </>
  );
}

export const generateMetadata = homeMetadata;
