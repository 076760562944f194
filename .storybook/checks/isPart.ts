/** Whether a story shows a part of screens, such as a component or a widget. */
export const isPart = ({ title }: { title: string }): boolean => /^(Components|Widgets|App)\//.test(title);
