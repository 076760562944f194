interface Member {
  requests: { [id: string]: string };
}

export const recordOf = ({ requests }: Member, id: string) => requests[id];
