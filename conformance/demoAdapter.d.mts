export declare const createAdapter: import('./adapter').CreateAdapter;
