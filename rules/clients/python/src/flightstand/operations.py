"""A method for each operation of the protocol. Made by make_operations.py from the program's schemas; do not edit."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, Union

from .result import Result


class Operations:
    """The operations by their names; each returns its result or raises FlightstandError.

    Every query may also say `rules`, `frame`, `parts`, `uncertainty`, `picture`, `extent` and `id`; pass them to `ask`, or by name here.
    """

    def ask(self, op: str, **fields: Any) -> Result:
        """Returns the result of an operation."""
        raise NotImplementedError

    def maneuver(
        self, *, table: Union[Mapping[str, Any], str], ship: str, maneuver: Optional[str] = None,
        as_: Optional[str] = None, offset: Optional[float] = None, path: Optional[Mapping[str, Any]] = None,
        positions: Optional[str] = None, ignores: Optional[Union[Sequence[Any], str]] = None,
        grid: Optional[Mapping[str, Any]] = None, clearance: Optional[float] = None, **more: Any
    ) -> Result:
        """Executes a maneuver: where the ship ends, what it bumps, which obstacles and mines it meets."""
        return self.ask("maneuver", table=table, ship=ship, maneuver=maneuver, as_=as_, offset=offset, path=path,
            positions=positions, ignores=ignores, grid=grid, clearance=clearance, **more)

    def barrelRoll(
        self, *, table: Union[Mapping[str, Any], str], ship: str, direction: str,
        template: Optional[Union[float, str]] = None, positions: Optional[str] = None, by: Optional[str] = None,
        ignores: Optional[Union[Sequence[Any], str]] = None, shift: Optional[float] = None,
        laid: Optional[float] = None, region: Optional[bool] = None, grid: Optional[Mapping[str, Any]] = None,
        clearance: Optional[float] = None, **more: Any
    ) -> Result:
        """Asks for every legal end of a barrel roll to one side, as an exact set."""
        return self.ask("barrelRoll", table=table, ship=ship, direction=direction, template=template,
            positions=positions, by=by, ignores=ignores, shift=shift, laid=laid, region=region, grid=grid,
            clearance=clearance, **more)

    def decloak(
        self, *, table: Union[Mapping[str, Any], str], ship: str, direction: str,
        template: Optional[Union[float, str]] = None, positions: Optional[str] = None,
        ignores: Optional[Union[Sequence[Any], str]] = None, shift: Optional[float] = None,
        laid: Optional[float] = None, region: Optional[bool] = None, grid: Optional[Mapping[str, Any]] = None,
        clearance: Optional[float] = None, **more: Any
    ) -> Result:
        """Asks for every legal end of a decloak to a side, or for its end forward."""
        return self.ask("decloak", table=table, ship=ship, direction=direction, template=template, positions=positions,
            ignores=ignores, shift=shift, laid=laid, region=region, grid=grid, clearance=clearance, **more)

    def boost(
        self, *, table: Union[Mapping[str, Any], str], ship: str, direction: Optional[str] = None,
        template: Optional[str] = None, by: Optional[str] = None, ignores: Optional[Union[Sequence[Any], str]] = None,
        grid: Optional[Mapping[str, Any]] = None, clearance: Optional[float] = None, **more: Any
    ) -> Result:
        """Asks where a boost ends, and what forbids it."""
        return self.ask("boost", table=table, ship=ship, direction=direction, template=template, by=by, ignores=ignores,
            grid=grid, clearance=clearance, **more)

    def adjust(
        self, *, table: Union[Mapping[str, Any], str], ship: str, ahead: Optional[float] = None,
        aside: Optional[float] = None, ignores: Optional[Union[Sequence[Any], str]] = None,
        grid: Optional[Mapping[str, Any]] = None, clearance: Optional[float] = None, **more: Any
    ) -> Result:
        """Asks where a ship ends that is set down a little ahead or aside, without a template."""
        return self.ask("adjust", table=table, ship=ship, ahead=ahead, aside=aside, ignores=ignores, grid=grid,
            clearance=clearance, **more)

    def rotate(
        self, *, table: Union[Mapping[str, Any], str], ship: str, turn: float, **more: Any
    ) -> Result:
        """Asks whether a ship may turn on the spot."""
        return self.ask("rotate", table=table, ship=ship, turn=turn, **more)

    def overlap(
        self, *, table: Union[Mapping[str, Any], str], **more: Any
    ) -> Result:
        """Asks for every pair of ships, and every ship with every obstacle and token, that is not apart."""
        return self.ask("overlap", table=table, **more)

    def place(
        self, *, table: Union[Mapping[str, Any], str], piece: Mapping[str, Any], zone: Optional[Sequence[Any]] = None,
        **more: Any
    ) -> Result:
        """Asks whether a piece may be set up where it stands, and for every reason why not."""
        return self.ask("place", table=table, piece=piece, zone=zone, **more)

    def drop(
        self, *, table: Union[Mapping[str, Any], str], ship: str, kind: str, template: Optional[str] = None,
        launch: Optional[bool] = None, outline: Optional[Sequence[Any]] = None, tokens: Optional[Sequence[Any]] = None,
        **more: Any
    ) -> Result:
        """Asks where a bomb, mine or remote lands that a ship drops behind itself, or launches ahead."""
        return self.ask("drop", table=table, ship=ship, kind=kind, template=template, launch=launch, outline=outline,
            tokens=tokens, **more)

    def freeRegion(
        self, *, table: Union[Mapping[str, Any], str], piece: Mapping[str, Any], heading: Optional[float] = None,
        zone: Optional[Sequence[Any]] = None, **more: Any
    ) -> Result:
        """Asks everywhere that a new piece may be set up: for the legal places of its center."""
        return self.ask("freeRegion", table=table, piece=piece, heading=heading, zone=zone, **more)

    def remote(
        self, *, table: Union[Mapping[str, Any], str], token: str, template: str, **more: Any
    ) -> Result:
        """Asks where a remote ends that moves forward along a template."""
        return self.ask("remote", table=table, token=token, template=template, **more)

    def dock(
        self, *, table: Union[Mapping[str, Any], str], ship: str, to: str, edge: str, alongside: Optional[str] = None,
        maneuver: Optional[str] = None, offset: Optional[float] = None, **more: Any
    ) -> Result:
        """Asks where a ship may dock with its rear edge flush with an edge of another's base."""
        return self.ask("dock", table=table, ship=ship, to=to, edge=edge, alongside=alongside, maneuver=maneuver,
            offset=offset, **more)

    def tow(
        self, *, table: Union[Mapping[str, Any], str], ship: str, tow: str, maneuver: str, home: Optional[str] = None,
        **more: Any
    ) -> Result:
        """Asks where a ship and the ship that it tows end; they move as one rigid body."""
        return self.ask("tow", table=table, ship=ship, tow=tow, maneuver=maneuver, home=home, **more)

    def formation(
        self, *, table: Union[Mapping[str, Any], str], leader: str, wingmates: Sequence[Any],
        maneuver: Optional[str] = None, **more: Any
    ) -> Result:
        """Asks how a wing of small ships moves: the leader by its template, then each wingmate into its place."""
        return self.ask("formation", table=table, leader=leader, wingmates=wingmates, maneuver=maneuver, **more)

    def near(
        self, *, table: Union[Mapping[str, Any], str], from_: Union[Mapping[str, Any], Sequence[Any], str],
        band: Sequence[Any], **more: Any
    ) -> Result:
        """Asks for everything at a range of a piece, a point or an edge, nearest first."""
        return self.ask("near", table=table, from_=from_, band=band, **more)

    def range(
        self, *, table: Union[Mapping[str, Any], str], from_: str, to: str, section: Optional[str] = None, **more: Any
    ) -> Result:
        """Asks how far a ship is from another ship, a token or an obstacle, without guides."""
        return self.ask("range", table=table, from_=from_, to=to, section=section, **more)

    def attack(
        self, *, table: Union[Mapping[str, Any], str], attacker: str, target: str, arc: str,
        section: Optional[str] = None, bands: Optional[str] = None, ignores: Optional[Union[Sequence[Any], str]] = None,
        **more: Any
    ) -> Result:
        """Asks whether a target is in a firing arc, at which range, and whether the attack is obstructed."""
        return self.ask("attack", table=table, attacker=attacker, target=target, arc=arc, section=section, bands=bands,
            ignores=ignores, **more)

    def threats(
        self, *, table: Union[Mapping[str, Any], str], dials: Mapping[str, Any], ships: Optional[Sequence[Any]] = None,
        theirs: Optional[str] = None, **more: Any
    ) -> Result:
        """Asks, for each maneuver of a dial, where it ends, who could then shoot the ship, and whom it could shoot."""
        return self.ask("threats", table=table, dials=dials, ships=ships, theirs=theirs, **more)

    def calibrate(
        self, *, pairs: Sequence[Any], model: Optional[str] = None, mirrored: Optional[bool] = None,
        clockwise: Optional[bool] = None, error: Optional[float] = None, headingError: Optional[float] = None,
        poses: Optional[Mapping[str, Any]] = None, playArea: Optional[Mapping[str, Any]] = None, **more: Any
    ) -> Result:
        """Fits the frame of another program from places that are known on the table and in the tool."""
        return self.ask("calibrate", model=model, pairs=pairs, mirrored=mirrored, clockwise=clockwise, error=error,
            headingError=headingError, poses=poses, playArea=playArea, **more)

    def table(
        self, *, table: Union[Mapping[str, Any], str], keep: str, **more: Any
    ) -> Result:
        """Keeps a table, with the query's own parts, under a name; it replaces a table of the same name."""
        return self.ask("table", table=table, keep=keep, **more)

    def forget(
        self, *, table: Optional[str] = None, game: Optional[str] = None, log: Optional[str] = None, **more: Any
    ) -> Result:
        """Drops a table, a game or a log that is kept."""
        return self.ask("forget", table=table, game=game, log=log, **more)

    def start(
        self, *, setup: Mapping[str, Any], strict: Optional[bool] = None, player: Optional[str] = None,
        decisions: Optional[str] = None, view: Optional[str] = None, viewers: Optional[Sequence[Any]] = None,
        keep: Optional[str] = None, events: Optional[bool] = None, encode: Optional[str] = None,
        opponents: Optional[Mapping[str, Any]] = None, log: Optional[bool] = None, **more: Any
    ) -> Result:
        """Begins a game."""
        return self.ask("start", setup=setup, strict=strict, player=player, decisions=decisions, view=view,
            viewers=viewers, keep=keep, events=events, encode=encode, opponents=opponents, log=log, **more)

    def decisions(
        self, *, game: Union[Mapping[str, Any], str], player: Optional[str] = None, witnesses: Optional[bool] = None,
        **more: Any
    ) -> Result:
        """Asks which decisions a game waits for."""
        return self.ask("decisions", game=game, player=player, witnesses=witnesses, **more)

    def act(
        self, *, game: Union[Mapping[str, Any], str], command: Optional[Mapping[str, Any]] = None,
        action: Optional[int] = None, by: Optional[str] = None, player: Optional[str] = None,
        decisions: Optional[str] = None, view: Optional[str] = None, viewers: Optional[Sequence[Any]] = None,
        keep: Optional[str] = None, events: Optional[bool] = None, encode: Optional[str] = None,
        opponents: Optional[Mapping[str, Any]] = None, log: Optional[bool] = None, **more: Any
    ) -> Result:
        """Answers a decision: by a command, by the number of an action, or by what a built-in player decides."""
        return self.ask("act", game=game, command=command, action=action, by=by, player=player, decisions=decisions,
            view=view, viewers=viewers, keep=keep, events=events, encode=encode, opponents=opponents, log=log, **more)

    def acts(
        self, *, games: Sequence[Any], actions: Sequence[Any], opponents: Optional[Mapping[str, Any]] = None,
        **more: Any
    ) -> Result:
        """Takes an action in each of several kept games, which go on under their names."""
        return self.ask("acts", games=games, actions=actions, opponents=opponents, **more)

    def view(
        self, *, game: Union[Mapping[str, Any], str], player: str, **more: Any
    ) -> Result:
        """Asks for one player's knowledge of a game."""
        return self.ask("view", game=game, player=player, **more)

    def sample(
        self, *, view: Mapping[str, Any], seed: Union[int, str], **more: Any
    ) -> Result:
        """Draws a whole game that fits a view, from everything that may be true of what the view hides."""
        return self.ask("sample", view=view, seed=seed, **more)

    def encoding(
        self, **more: Any
    ) -> Result:
        """Asks for the meanings of the numbers of actions and observations."""
        return self.ask("encoding", **more)

    def encode(
        self, *, game: Union[Mapping[str, Any], str], player: Optional[str] = None, written: Optional[str] = None,
        action: Optional[int] = None, command: Optional[Mapping[str, Any]] = None, **more: Any
    ) -> Result:
        """Asks for a player's turn as numbers, and for the command of an action or the action of a command."""
        return self.ask("encode", game=game, player=player, written=written, action=action, command=command, **more)

    def playout(
        self, *, players: Mapping[str, Any], times: int, seed: Union[int, str],
        game: Optional[Union[Mapping[str, Any], str]] = None, view: Optional[Mapping[str, Any]] = None,
        rounds: Optional[int] = None, **more: Any
    ) -> Result:
        """Asks how a game ends if built-in players play on."""
        return self.ask("playout", game=game, view=view, players=players, rounds=rounds, times=times, seed=seed, **more)

    def odds(
        self, *, attacker: Optional[Mapping[str, Any]] = None, defender: Optional[Mapping[str, Any]] = None,
        table: Optional[Union[Mapping[str, Any], str]] = None, arc: Optional[str] = None,
        game: Optional[Union[Mapping[str, Any], str]] = None, player: Optional[str] = None,
        command: Optional[Mapping[str, Any]] = None, aim: Optional[str] = None, spend: Optional[str] = None,
        cardSets: Optional[Sequence[Any]] = None, limit: Optional[int] = None, **more: Any
    ) -> Result:
        """Asks what an attack comes to, summed exactly: of dice and tokens, of ships on a table, or in a game."""
        return self.ask("odds", attacker=attacker, defender=defender, table=table, arc=arc, game=game, player=player,
            command=command, aim=aim, spend=spend, cardSets=cardSets, limit=limit, **more)

    def squad(
        self, *, squad: Mapping[str, Any], points: Optional[int] = None, epic: Optional[bool] = None,
        strict: Optional[bool] = None, asOf: Optional[str] = None, **more: Any
    ) -> Result:
        """Asks which rules a squad breaks."""
        return self.ask("squad", squad=squad, points=points, epic=epic, strict=strict, asOf=asOf, **more)

    def about(
        self, *, cards: Optional[bool] = None, **more: Any
    ) -> Result:
        """Asks what the program is: version, operations, rule sets, formats and limits."""
        return self.ask("about", cards=cards, **more)

    def judge(
        self, *, log: Sequence[Any], only: Optional[Sequence[Any]] = None, from_: Optional[int] = None,
        limit: Optional[int] = None, keep: Optional[str] = None, **more: Any
    ) -> Result:
        """Judges a recorded game, of claims or of a whole game."""
        return self.ask("judge", log=log, only=only, from_=from_, limit=limit, keep=keep, **more)

    def why(
        self, *, table: Optional[Union[Mapping[str, Any], str]] = None, claim: Any = None,
        claimTolerance: Optional[Mapping[str, Any]] = None, dials: Optional[Mapping[str, Any]] = None,
        log: Optional[Sequence[Any]] = None, line: Optional[int] = None, **more: Any
    ) -> Result:
        """Asks where a piece should be and what decides it, about one claim on a table or in a log."""
        return self.ask("why", table=table, claim=claim, claimTolerance=claimTolerance, dials=dials, log=log, line=line,
            **more)
