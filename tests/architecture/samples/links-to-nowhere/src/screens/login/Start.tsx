export const Start = () => <a href="#/login/start">Again</a>;

export const lost = (id: string) => `#/login/nowhere?id=${id}`;
