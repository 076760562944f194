/** Storybook publishes no types of this entry. The parts that are used: */
declare module '@storybook/react/preset' {
  /** A story of a file of stories, as Storybook's index has it. */
  interface IndexEntry {
    type: 'story';
    subtype: 'story';
    id: string;
    title: string;
    name: string;
    importPath: string;
    tags: string[];
  }

  /** What a manifest says about a story. */
  interface StoryManifest {
    id: string;
    description?: string;
    /** JSX. */
    snippet?: string;
  }

  export function experimental_manifests(
    existing: object,
    options: { manifestEntries: IndexEntry[] },
  ): Promise<{ components: { components: Record<string, { stories: StoryManifest[] }> } }>;
}
